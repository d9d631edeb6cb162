/** The bot that takes a seat when nobody says which. */
export const BOT = 'greedy';
