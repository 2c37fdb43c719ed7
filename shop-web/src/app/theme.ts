import { useSyncExternalStore } from 'react';

/** docs/rules/sessions.md#browser-storage; public/first-paint.js reads it before the first paint. */
const KEY = 'isDarkMode';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

export type Theme = 'system' | 'light' | 'dark';

/** The current theme and its switch. Follows the system until the visitor has chosen. */
export function useTheme(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return { dark, toggle: () => choose(isDark() ? 'light' : 'dark') };
}

/** What the visitor has chosen, and the choice among all three. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, themeOf, () => 'system' as const);
  return { theme, choose };
}

const themeOf = (): Theme => {
  const dark = chosen();
  return dark === null ? 'system' : dark === 'true' ? 'dark' : 'light';
};

function choose(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(theme === 'dark'));
  } catch {
    // Storage is blocked: the choice lasts until the next load.
  }
  apply(theme === 'system' ? matchMedia(SYSTEM_DARK).matches : theme === 'dark');
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
  const system = matchMedia(SYSTEM_DARK);
  system.addEventListener('change', ({ matches }) => {
    if (chosen() === null) apply(matches);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) apply(newValue === null ? system.matches : newValue === 'true');
  });
}
