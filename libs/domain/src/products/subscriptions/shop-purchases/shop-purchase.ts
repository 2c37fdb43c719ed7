import { DomainError } from '../../../platform/domain-error.js';
import { DAY_MS, daysAfter } from '../../../platform/durations.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';
import { ASK_DAYS_BEFORE } from '../hosts/cycle.js';

/** A cycle of a provider is no longer than this. */
const MOST_DAYS = 5 * 366;

/** When the next cycle comes to the list of what the shop has to buy: as many days before as a host is asked. */
export const askNextAt = (renewsOn: string): Date => daysAfter(startOfDayInWib(renewsOn), -ASK_DAYS_BEFORE);

/** A mean month. */
const MONTH_DAYS = 365.25 / 12;

/** How many cycles of the family the shop has paid for, from the day it bought to the one on which the provider renews; at least one. */
export const cyclesPaid = (boughtAt: Date, renewsOn: Date, cycleMonths: number): number =>
  Math.max(1, Math.round((renewsOn.getTime() - boughtAt.getTime()) / DAY_MS / (cycleMonths * MONTH_DAYS)));

/** @throws DomainError 422 when the provider renews today or before, or in more than five years. */
export function checkRenewalDay(renewsOn: string, now: Date): void {
  const today = dayInWib(now);
  if (renewsOn > today && startOfDayInWib(renewsOn) < daysAfter(now, MOST_DAYS)) return;
  throw new DomainError(
    'RENEWAL_DAY',
    'Tanggal perpanjangan harus setelah hari ini, paling lama lima tahun lagi.',
    'invalid',
    'renewsOn',
  );
}
