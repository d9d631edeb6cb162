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
    const rim = getComputedStyle(document.documentElement).getPropertyValue('--rim').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', rim);
    keep('theme', dark ? 'dark' : 'light');
  },
};
