/** Light or dark: the system's, until the reader chooses. */
import { keep } from './keeping';

let dark = $state(document.documentElement.classList.contains('dark'));

export const theme = {
  get isDark(): boolean {
    return dark;
  },
  toggle(): void {
    dark = !dark;
    document.documentElement.classList.toggle('dark', dark);
    keep('theme', dark ? 'dark' : 'light');
  },
};
