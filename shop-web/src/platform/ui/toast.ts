import { useSyncExternalStore } from 'react';

export type ToastStatus = 'success' | 'warning' | 'neutral' | 'error';
export interface ToastText {
  title?: string;
  message?: string;
  /** With one unless false. */
  closeButton?: boolean;
}
interface Toaster {
  show(status: ToastStatus, text: ToastText, durationMs: number): void;
}

const SUCCESS_MS = 3000;
const OTHER_MS = 5000;

let wanted = false;
const listeners = new Set<() => void>();
let ready: (toaster: Toaster) => void;
const toaster = new Promise<Toaster>((resolve) => (ready = resolve));

/** Shows a toast. The toast library is loaded by the first one. */
export function toast(status: ToastStatus, text: string | ToastText): void {
  wanted = true;
  listeners.forEach((listener) => listener());
  const content = typeof text === 'string' ? { message: text } : text;
  void toaster.then(({ show }) => show(status, content, status === 'success' ? SUCCESS_MS : OTHER_MS));
}

export const toasterReady = (mounted: Toaster): void => ready(mounted);

export const useToasterWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
