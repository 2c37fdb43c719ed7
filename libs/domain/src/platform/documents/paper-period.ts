import { startOfDayInWib, wibClock } from '../wib.js';
import { longMonth } from './long-day.js';

/** `2026-11` or `2026`: a month or a year in Jakarta. */
export type PaperPeriod = string;

/** From its first moment to the first one after it. `2026-11` or `2026` only. */
export function rangeOfPeriod(period: PaperPeriod): { from: Date; to: Date; label: string } {
  const [year, month] = period.split('-').map(Number) as [number, number?];
  const next = month === undefined || month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  const first = isMonth(period) ? period : `${period}-01`;
  return {
    from: startOfDayInWib(`${first}-01`),
    to: startOfDayInWib(`${next}-01`),
    label: isMonth(period) ? longMonth(period) : period,
  };
}

export const isMonth = (period: PaperPeriod): boolean => period.includes('-');

/** `2026-11`: the month in Jakarta. */
export const monthOf = (at: Date): string => wibClock(at).toISOString().slice(0, 7);
