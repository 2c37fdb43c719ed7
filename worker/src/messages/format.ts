import { saidDeadline } from '#domain/platform/wib';

const FORMAT = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'Jumat, 20 November 2026, 15.00 WIB'. */
export function formatWib(at: Date): string {
  const parts = Object.fromEntries(FORMAT.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}.${parts.minute} WIB`;
}

/** The same of a deadline. */
export const formatWibDeadline = (at: Date): string => formatWib(saidDeadline(at));

const DAY_FORMAT = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 'Jumat, 20 November 2026': the day in Jakarta. */
export const formatWibDay = (at: Date): string => DAY_FORMAT.format(at);

/** Reasons are typed by admins or come from the domain, with or without a full stop; here they get one. */
export const sentence = (text: string): string => `${text.trim().replace(/[.!?]*$/, '')}.`;

/** Ends a sentence, with the reason as one of its own if there is a reason. */
export const withReason = (reason: string | null): string => withNote(reason && `Alasannya: ${reason}`);

/** Ends a sentence, with the next one if there is one. */
export const withNote = (note: string | null): string => (note ? `. ${sentence(note)}` : '.');
