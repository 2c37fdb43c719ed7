import { useState } from 'react';
import { ShortcutHelp } from '../shared/shortcut-help';
import { useShortcut } from '../shared/use-shortcut';

/** `?` tells the keys of the console on every page; the payments desk takes it first and tells its own as well. */
export const HelpKey = () => {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return open && <ShortcutHelp onClose={() => setOpen(false)} />;
};
