import { useState } from 'react';
import { ShortcutHelp, type ShortcutRow } from './shortcut-help';
import { useShortcut } from './use-shortcut';

/** Of a record that was opened from a list. */
const STEPS: ShortcutRow[] = [
  { keys: ['J'], does: 'steps.next' },
  { keys: ['K'], does: 'steps.previous' },
];

/** `?` lists the shortcuts on every page; the payments desk handles it first, to add its own. */
export const HelpKey = () => {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return open && <ShortcutHelp rows={STEPS} onClose={() => setOpen(false)} />;
};
