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

// A prerendered page can be pressed before it listens. What is pressed or typed until then would be lost, and a plan would
// look chosen that the page does not know of: so it is kept, and done again when the page says 'alive' (use-hand-over.ts).
(function () {
  var typed = new Map();
  var pressed = [];
  function keep(event) {
    var control = event.target.closest('button, input');
    if (!control) return;
    if (event.type === 'input') {
      if (!/^(radio|checkbox)$/.test(control.type)) typed.set(control, control.value);
    } else if (control.tagName === 'BUTTON' || /^(radio|checkbox)$/.test(control.type)) {
      event.preventDefault();
      pressed.push(control);
    }
  }
  function redo() {
    removeEventListener('click', keep, true);
    removeEventListener('input', keep, true);
    typed.forEach(function (value, field) {
      // React looks for a change since the last value that went through the element's own setter.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    next();
  }
  /** One at a time: what the second press means may depend on the first. */
  function next() {
    var control = pressed.shift();
    if (!control) return;
    control.click();
    setTimeout(next);
  }
  addEventListener('click', keep, true);
  addEventListener('input', keep, true);
  document.addEventListener('alive', redo, { once: true });
})();
