// Runs before the first paint, so that a page that was made for everybody does not flash what is not for this visitor:
// white in dark mode, 'Masuk' for a member, the footer inside the app. A file of its own because the
// Content-Security-Policy allows no inline script. Keys and cookies are fixed by the specification (spec 1 §3).
(function () {
  var classes = document.documentElement.classList;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage can be forbidden (private window, blocked cookies).
    }
  }
  function hasCookie(name) {
    return new RegExp('(^|; )' + name + '=[^;]').test(document.cookie);
  }
  var chosen = stored('isDarkMode');
  classes.toggle('dark', chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true');
  classes.toggle('was-signed-in', hasCookie('ATS') && hasCookie('RTS'));
  classes.toggle('was-webview', stored('isWebView') === 'true');
})();
