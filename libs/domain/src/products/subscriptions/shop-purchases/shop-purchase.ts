import { DomainError } from '../../../platform/domain-error.js';
import { HOUR_MS, daysAfter } from '../../../platform/durations.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';
import { ASK_DAYS_BEFORE } from '../hosts/cycle.js';
import { BUY_WITHIN_HOURS } from '../hosts/host-task.js';

/** A cycle of a provider is no longer than this. */
const MOST_DAYS = 5 * 366;

/** When the next cycle comes to the list of what the shop has to buy: as many days before as a host is asked. */
export const askNextAt = (renewsOn: string): Date => daysAfter(startOfDayInWib(renewsOn), -ASK_DAYS_BEFORE);

/** Until when the shop buys what members wait for, as the card of the plan says before they order. */
export const dueAtOf = (askedAt: Date): Date => new Date(askedAt.getTime() + BUY_WITHIN_HOURS * HOUR_MS);

/**
 * The day on which the provider renews; null: a series of treatments, which is bought once.
 * @throws DomainError 422 when a day is missing, is not asked for, or is not possible.
 */
export function renewalDayOf(typed: string | undefined, isRenewed: boolean, now: Date): string | null {
  if (isRenewed && typed === undefined)
    throw new DomainError('RENEWAL_DAY', 'Tanggal perpanjangan wajib diisi.', 'invalid', 'renewsOn');
  if (!isRenewed && typed !== undefined)
    throw new DomainError(
      'RENEWAL_DAY',
      'Seri perawatan tidak diperpanjang. Kosongkan tanggal perpanjangan.',
      'invalid',
      'renewsOn',
    );
  if (typed !== undefined) checkRenewalDay(typed, now);
  return typed ?? null;
}

/**
 * Money that has left the bank for a group whose members have gone is recorded all the same, and says why it was spent.
 * @throws DomainError REASON_NEEDED 422, field `reason`, for a purchase that no member has paid for.
 */
export function checkNeeded(isNeeded: boolean, reason: string): void {
  if (isNeeded || reason.trim() !== '') return;
  throw new DomainError(
    'REASON_NEEDED',
    'Tidak ada lagi anggota yang sudah bayar di grup ini, jadi langganannya tidak perlu dibeli. Kalau toko sudah telanjur membayarnya, tulis alasannya.',
    'invalid',
    'reason',
  );
}

/**
 * The voucher of a series is issued with the activation, as soon as the purchase is recorded: before it nothing is there to be used.
 * @throws DomainError SERIES_NOT_BOUGHT.
 */
export function checkSeriesRecorded(isBought: boolean): void {
  if (isBought) return;
  throw new DomainError(
    'SERIES_NOT_BOUGHT',
    'Seri grup ini belum dicatat dibeli. Catat dulu di Pembelian toko, lalu kursinya aktif dan vouchernya terbit sendiri.',
  );
}

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
