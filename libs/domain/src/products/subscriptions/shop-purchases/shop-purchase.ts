import { DomainError } from '../../../platform/domain-error.js';
import { daysAfter } from '../../../platform/durations.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';
import { ASK_DAYS_BEFORE } from '../hosts/cycle.js';

/** A cycle of a provider is no longer than this. */
const MOST_DAYS = 5 * 366;

/** When the next cycle comes to the list of what the shop has to buy: as many days before as a host is asked. */
export const askNextAt = (renewsOn: string): Date => daysAfter(startOfDayInWib(renewsOn), -ASK_DAYS_BEFORE);

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
