import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

/** The API said 'blocked customer', or the customer wants to know why: whoever says so, the one modal opens. Spec 1 §8. */
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
