/** Where the drawings of this game are fetched from. */
const portraits = import.meta.glob<string>('./art/portraits/*.svg', { query: '?url', import: 'default', eager: true });
const pieces = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true });

/** The bust of a person, on the cloth of the House. */
export const portraitOf = (person: string): string => portraits[`./art/portraits/${person}.svg`] ?? '';

/** A card, a token or an emblem by its name. */
export const pieceOf = (name: string): string => pieces[`./art/${name}.svg`] ?? '';
