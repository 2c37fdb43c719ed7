import { daysAfter } from './durations.js';
import { dayInWib, saidDeadline } from './wib.js';

/** A formatter for moments in Indonesian, in WIB whatever the reader's time zone. */
export const inWib = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options });

const date = inWib({ day: 'numeric', month: 'short', year: 'numeric' });
const month = inWib({ month: 'long', year: 'numeric' });
const shortMonth = inWib({ month: 'short', year: 'numeric' });
const time = inWib({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = inWib({ weekday: 'short' });

/** '20 Nov 2026'. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

/** 'November 2026'. */
export const formatMonth = (instant: string): string => month.format(new Date(instant));
/** 'Nov 2026'. */
export const formatShortMonth = (instant: string): string => shortMonth.format(new Date(instant));

/** '20 Nov 2026, 15.00 WIB': how both apps show a moment. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(instant)}, ${time.format(new Date(instant)).replace(':', '.')} WIB`;

/** A deadline as 'hari ini 15.00' or 'besok 19.51'; null: of another day than these two. `now`: when it is read. */
export function nearMoment(instant: string, now: Date): string | null {
  const said = saidDeadline(new Date(instant));
  const day = dayInWib(said);
  const near = day === dayInWib(now) ? 'hari ini' : day === dayInWib(daysAfter(now, 1)) ? 'besok' : null;
  return near && `${near} ${time.format(said).replace(':', '.')}`;
}

/** A deadline as the shop says it in a sentence: 'besok 19.51 WIB', and with its date where it is further away. */
export const formatMoment = (instant: string, now = new Date()): string => {
  const near = nearMoment(instant, now);
  return near ? `${near} WIB` : formatDeadline(instant);
};

/** 'Jum, 20 Nov 2026, 15.00 WIB'. */
export function formatDeadline(instant: string): string {
  const said = saidDeadline(new Date(instant));
  return `${weekday.format(said)}, ${formatDateTime(said.toISOString())}`;
}
