/** docs/rules/sessions.md#browser-storage; public/first-paint.js reads it. */
const KEY = 'user_data';
/** On `<html>`: the style sheet keeps the space of the reminder. */
const MARK = 'email-unverified';

/** Stored for the first paint of the next page. */
export function rememberEmail({ emailVerified }: { emailVerified: boolean }): void {
  setReminderSpace(!emailVerified);
  try {
    localStorage.setItem(KEY, JSON.stringify({ emailVerified }));
  } catch {
    // Storage is blocked: the reminder appears when the profile has loaded.
  }
}

export const hasReminderSpace = (): boolean => document.documentElement.classList.contains(MARK);

export const setReminderSpace = (isKept: boolean): boolean => document.documentElement.classList.toggle(MARK, isKept);
