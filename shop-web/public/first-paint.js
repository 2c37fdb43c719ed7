// Runs before the first paint: a prerendered page is the same for everyone, and must not flash what does not fit this
// visitor (white in dark mode, 'Masuk' for a member, the footer inside the app). It also keeps the space of the e-mail
// reminder (src/identity/email-password/email-reminder.ts). It is a file because the Content-Security-Policy allows no
// inline script. Keys and cookies: docs/rules/sessions.md#cookies.
(function () {
  var classes = document.documentElement.classList;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage can be blocked (private window, cookies off).
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
  classes.toggle('was-webview', isMember && stored('isWebView') === 'true');
  // The router gives every page opened from outside the same name, 'default', and would scroll it to where the previous
  // one was left.
  if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
})();

// A prerendered page can be pressed before it is hydrated. Presses and input until then would be lost, so they are kept
// and repeated when the page sends 'hydrated' (src/app/layouts/root-effects.ts).
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
      // React may be listening already; it would act now, and again when the press is repeated.
      event.stopPropagation();
      pressed.push(control);
    }
  }
  function redo() {
    removeEventListener('click', keep, true);
    removeEventListener('input', keep, true);
    typed.forEach(function (value, field) {
      // React compares with the last value that was set through the element's own setter.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    next();
  }
  /** One at a time: the meaning of the second press may depend on the first. */
  function next() {
    var control = pressed.shift();
    if (!control) return;
    control.click();
    setTimeout(next);
  }
  addEventListener('click', keep, true);
  addEventListener('input', keep, true);
  document.addEventListener('hydrated', redo, { once: true });
})();

// Without the network, /sw.js answers with an own page. After the load, so that the first visit does not wait for it.
if (navigator.serviceWorker)
  addEventListener('load', function () {
    navigator.serviceWorker.register('/sw.js').catch(function () {
      // Some private windows refuse it; the browser's own page stays.
    });
  });
