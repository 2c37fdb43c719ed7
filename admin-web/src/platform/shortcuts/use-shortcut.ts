import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useShortcutsEnabled } from './use-shortcuts-enabled';

/** Text fields, dialogs and menus: shortcuts are off there. */
export const TEXT_OR_OVERLAY =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], .MuiModal-root';

/** A single key for the whole page; off in text fields, in dialogs, and when disabled (WCAG 2.1.4). */
export function useShortcut(key: string, act: () => void): void {
  const [enabled] = useShortcutsEnabled();
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TEXT_OR_OVERLAY)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!enabled) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled, onKeyDown]);
}
