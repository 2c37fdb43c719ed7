import { useEffect, useRef } from 'react';
import { TAKES_KEYS } from '../shared/use-shortcut';

export interface DeskCommands {
  next: () => void;
  previous: () => void;
  confirm: () => void;
  reject: () => void;
  help: () => void;
}

const COMMAND_OF: Record<string, keyof DeskCommands> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  c: 'confirm',
  Enter: 'confirm',
  r: 'reject',
  '?': 'help',
};
/** After G the next letter is a menu's ("G then R" opens the reimbursements), as long as the menu listens. */
const SEQUENCE_MS = 1_000;
const HAS_ITS_OWN_KEYS = 'a, button, [role="button"], [role="region"], [role="combobox"], [role="listbox"]';

/** Single keys for the whole desk; silent while somebody types, in a dialog, and when switched off (WCAG 2.1.4). */
export function useDeskShortcuts(enabled: boolean, commands: DeskCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    if (!enabled) return;
    let sequenceSince = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const inSequence = event.timeStamp - sequenceSince < SEQUENCE_MS;
      sequenceSince = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const command = COMMAND_OF[key];
      if (!command || inSequence || belongsElsewhere(event.target, key)) return;
      event.preventDefault();
      latest.current[command]();
    };
    // Before the window, where the keys of every page are heard.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** Letters work from anywhere but a text field; Enter and arrows only where nothing else listens to them. */
function belongsElsewhere(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TAKES_KEYS)) return true;
  return key.length > 1 && target.closest(HAS_ITS_OWN_KEYS) !== null;
}
