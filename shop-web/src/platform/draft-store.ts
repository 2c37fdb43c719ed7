const PREFIX = 'draft ';

/** For a form that is gone when it is known that it was sent. */
export const clearDraft = (key: string): void => writeDraft(key, {});

/** Removes what was typed on this tab, when its customer has signed out. */
export function clearDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, n) => sessionStorage.key(n) ?? '');
    keys.filter((key) => key.startsWith(PREFIX)).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage is blocked: nothing of ours can be in it.
  }
}

const SECRET = /password|pin$|code|token|secret/i;
/** Whether a field of this name holds a password or a code. */
export const isSecret = (name: string): boolean => SECRET.test(name);

/** Name and value of each field of the form. */
export function readDraft(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Nothing typed: nothing is kept. */
export function writeDraft(key: string, typed: Record<string, string>): void {
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(PREFIX + key, JSON.stringify(typed));
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is blocked or full: the form works without it.
  }
}
