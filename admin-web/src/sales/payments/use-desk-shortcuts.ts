import { useEffect, useRef } from 'react';
import { TEXT_OR_OVERLAY } from '../../platform/shortcuts/use-shortcut';

export interface DeskCommands {
  next: () => void;
  previous: () => void;
  confirm: () => void;
  confirmByLine: () => void;
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
  b: 'confirmByLine',
  r: 'reject',
  '?': 'help',
};
/** How long the menu waits for the letter after G ("G then R" opens the reimbursements). */
const SEQUENCE_MS = 1_000;
const KEY_HANDLING_WIDGETS = 'a, button, [role="button"], [role="region"], [role="combobox"], [role="listbox"]';

/** Single keys for the whole desk; off in text fields, in dialogs, and when disabled (WCAG 2.1.4). */
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
      if (!command || inSequence || isHandledByTarget(event.target, key)) return;
      event.preventDefault();
      latest.current[command]();
    };
    // On the document: runs before the shortcuts of every page, which listen on the window.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** Letters work everywhere but in text fields; Enter and arrows only where no widget handles them. */
function isHandledByTarget(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TEXT_OR_OVERLAY)) return true;
  return key.length > 1 && target.closest(KEY_HANDLING_WIDGETS) !== null;
}
