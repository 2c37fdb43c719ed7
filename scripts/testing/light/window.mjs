import { JSDOM, VirtualConsole } from 'jsdom';
import { trackListeners } from './listeners.mjs';
import { readableFiles } from './readable-files.mjs';
import { remember } from './restore.mjs';
import { watchErrors } from './uncaught.mjs';

/** Node's stay: jsdom's do not work with its `fetch` and channels, or call the global ones, which would be themselves. */
const OF_NODE =
  'AbortController AbortSignal Blob FormData Headers MessageEvent URL URLSearchParams ' +
  'clearInterval clearTimeout performance queueMicrotask setInterval setTimeout';

/** No page has them in jsdom: React's scheduler would take them, and its effects could come after the timer of a test. */
const OF_NO_PAGE = ['setImmediate', 'clearImmediate', 'MessageChannel'];

let page;

/** Makes the global object of this process the window of a page. */
export function openWindow(url) {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', { url, pretendToBeVisual: true, virtualConsole });
  readableFiles(window.File);
  // A test that listens to errors itself may expect them.
  watchErrors(window, () => listeners.some(([type]) => type === 'error'));
  const listeners = trackListeners(window);
  // Node loads its classes for `fetch` and messages when they are first used; they must extend its own Event.
  void globalThis.MessageEvent;
  const done = new Set([...OF_NODE.split(' '), 'constructor', 'console', 'globalThis']);
  const prototypes = [];
  for (let owner = window; owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (name.startsWith('_') || done.has(name) || Object.is(window[name], globalThis[name])) continue;
      done.add(name);
      if (isClass(name, property) && property.value.prototype) prototypes.push(property.value.prototype);
      Object.defineProperty(globalThis, name, asGlobal(window, name, property));
    }
  }
  for (const name of OF_NO_PAGE) delete globalThis[name];
  // As in jsdom; React's development build would measure every render with it.
  performance.measure = undefined;
  // One and the same: what a test sets on one of them, the code reads from the other.
  for (const name of ['window', 'self', 'top', 'parent', 'frames']) {
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
  }
  page = { url, prototypes, listeners };
}

/** Makes the page as it was at the start. The first call is the start: what Jest adds to the global object stays. */
export function resetPage() {
  const { document, history, localStorage, navigator, sessionStorage } = globalThis;
  const objects = [globalThis, document, document.head, navigator, console, URL, ...page.prototypes];
  page.restore ??= remember(objects);
  page.restore();
  for (const listener of page.listeners.slice()) removeEventListener(...listener);
  history.replaceState(null, '', page.url);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}

function asGlobal(window, name, property) {
  const { value, get, enumerable } = property;
  const common = { enumerable, configurable: true };
  if (get) return { ...common, get: () => window[name], set: (to) => void (window[name] = to) };
  // Methods only work on jsdom's window; classes must stay as they are.
  const isMethod = typeof value === 'function' && !isClass(name, property);
  return { ...common, writable: true, value: isMethod ? value.bind(window) : value };
}

const isClass = (name, { value }) => typeof value === 'function' && /^[A-Z]/.test(name);
