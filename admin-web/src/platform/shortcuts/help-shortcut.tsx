import { useState } from 'react';
import { ShortcutHelp } from './shortcut-help';
import { useShortcut } from './use-shortcut';

/** `?` lists the shortcuts on every page; the payments desk handles it first, to add its own. */
export const HelpKey = () => {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return open && <ShortcutHelp onClose={() => setOpen(false)} />;
};
