import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useShortcutsEnabled } from './use-shortcuts-enabled';

/** Where keys are somebody else's: fields, and whatever lies over the page. */
export const TAKES_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], .MuiModal-root';

/** A single key for the whole page; silent while somebody types, in a dialog, and when switched off (WCAG 2.1.4). */
export function useShortcut(key: string, act: () => void): void {
  const [enabled] = useShortcutsEnabled();
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!enabled) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled, onKeyDown]);
}
