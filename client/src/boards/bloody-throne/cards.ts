/** How cards are drawn: a plot has a dark band, so that the two types differ without reading. */
export const PLOTS: readonly string[] = ['assassination', 'royal-decree', 'ambush', 'conspiracy'];
