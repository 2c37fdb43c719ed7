// Runs before the first paint, so that a page that was made for everybody does not flash what is not for this visitor:
// white in dark mode, 'Masuk' for a member, the footer inside the app; and so that the e-mail reminder has its room before it
// comes (src/shared/session/email-reminder.ts). A file of its own because the
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
  var isMember = hasCookie('ATS') && hasCookie('RTS');
  classes.toggle('was-signed-in', isMember);
  classes.toggle('email-unverified', isMember && /"emailVerified":false/.test(stored('user_data')));
  classes.toggle('was-webview', stored('isWebView') === 'true');
  // The router knows every page that was opened from outside by one name, 'default', and would scroll it to where the one
  // before was left.
  if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
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
