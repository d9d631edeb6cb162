/** The splash is painted before anything else is read; a page that nobody sees yet does not wait for that. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const UNSEEN = 200; // milliseconds

await new Promise((go) => {
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, UNSEEN);
});
const { start } = await import('./start');
await start();
