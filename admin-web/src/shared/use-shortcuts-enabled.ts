import { useStore } from 'react-admin';

/** Single-key shortcuts can be switched off, for people who speak or bump their keys (WCAG 2.1.4). Kept in this browser. */
export const useShortcutsEnabled = () => useStore<boolean>('shortcuts.enabled', true);
