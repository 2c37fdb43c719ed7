// Runs before the first paint, so that a dark page never flashes white. A file of its own because the
// Content-Security-Policy allows no inline script. The key is fixed by the specification (spec 1, point 3).
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('isDarkMode');
  } catch {
    // Storage can be forbidden (private window, blocked cookies): the system setting decides then.
  }
  var dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  document.documentElement.classList.toggle('dark', dark);
})();
