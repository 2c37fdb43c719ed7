import { useSyncExternalStore } from 'react';

/** docs/rules/sessions.md#browser-storage; public/first-paint.js reads it before the first paint. */
const KEY = 'isDarkMode';
const listeners = new Set<() => void>();

/** The current theme and its switch. Follows the system until the visitor has chosen. */
export function useTheme(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return { dark, toggle: () => choose(!isDark()) };
}

function choose(dark: boolean): void {
  try {
    localStorage.setItem(KEY, String(dark));
  } catch {
    // Storage is blocked: the choice lasts until the next load.
  }
  apply(dark);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDark = (): boolean => document.documentElement.classList.contains('dark');

function apply(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  listeners.forEach((listener) => listener());
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Follows the system's setting, and the choice made in another tab. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', ({ matches }) => {
    if (chosen() === null) apply(matches);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) apply(newValue === null ? system.matches : newValue === 'true');
  });
}
