/** Searching as people type: every word must be there, accents and capitals do not count. */

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function finder(search: string): (text: string) => boolean {
  const terms = plain(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const known = plain(text);
    return terms.every((term) => known.includes(term));
  };
}
