// Sets the theme before the first paint, so that nothing flashes.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('throneroom.theme');
  } catch {
    // Storage is switched off; the system decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
  if (dark) document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#0f0a07');
})();
