/** One of the eight of spec 1 §3, forgotten with the session. public/first-paint.js reads it. */
const KEY = 'user_data';
/** On `<html>`: the style sheet keeps the room of the reminder. */
const MARK = 'email-unverified';

/** For the next page that is opened: its first paint has to know. */
export function rememberEmail({ emailVerified }: { emailVerified: boolean }): void {
  keepReminderRoom(!emailVerified);
  try {
    localStorage.setItem(KEY, JSON.stringify({ emailVerified }));
  } catch {
    // Storage is forbidden: the reminder comes when the profile has answered.
  }
}

export const isReminderRoomKept = (): boolean => document.documentElement.classList.contains(MARK);

export const keepReminderRoom = (isKept: boolean): boolean => document.documentElement.classList.toggle(MARK, isKept);
