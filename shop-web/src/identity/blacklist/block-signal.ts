import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

/** Whether the blacklist modal is open: after the API answered 'blocked customer', or on the customer's request. */
export const showBlock = (shown: boolean): void => {
  isShown = shown;
  listeners.forEach((listener) => listener());
};

export const useBlockShown = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isShown,
    () => false,
  );
