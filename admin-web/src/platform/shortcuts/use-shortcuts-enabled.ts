import { useStore } from 'react-admin';

/** Whether single-key shortcuts are enabled (WCAG 2.1.4); stored in this browser. */
export const useShortcutsEnabled = () => useStore<boolean>('shortcuts.enabled', true);
