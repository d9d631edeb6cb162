/** Small things kept in this browser; where storage is switched off they are simply forgotten. */

const name = (key: string): string => `throneroom.${key}`;

export function kept(key: string, where: 'session' | 'local' = 'local'): string | null {
  try {
    return (where === 'local' ? localStorage : sessionStorage).getItem(name(key));
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null, where: 'session' | 'local' = 'local'): void {
  try {
    const storage = where === 'local' ? localStorage : sessionStorage;
    if (value === null) storage.removeItem(name(key));
    else storage.setItem(name(key), value);
  } catch {
    // Nothing depends on it.
  }
}
