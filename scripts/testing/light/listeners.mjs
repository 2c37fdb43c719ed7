/** @returns the listeners of a window from now on, as the arguments with which each was added */
export function trackListeners(window) {
  const listeners = [];
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (...args) => {
    listeners.push(args);
    addEventListener.apply(window, args);
  };
  window.removeEventListener = (...args) => {
    const index = listeners.findIndex(([type, listener]) => type === args[0] && listener === args[1]);
    if (index >= 0) listeners.splice(index, 1);
    removeEventListener.apply(window, args);
  };
  return listeners;
}
