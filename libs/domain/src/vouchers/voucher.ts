import { DomainError } from '../domain-error.js';
import { daysAfter } from '../time/durations.js';
import { dayInWib, endOfDayInWib } from '../time/wib.js';
import { type Actor, defineTransitions } from '../transitions.js';

/** Spec 2 §9, Zap series: 32 treatments for 4 members, and when the voucher must be used first. */
export const ZAP_SERIES = {
  treatments: 32,
  perMember: 8,
  members: 4,
  discountPercent: 15,
  firstUseWithinDays: 30,
} as const;

/** What a voucher of a brand holds; null where the brand sells none. */
export const voucherTermsOf = (brand: string): { treatments: number; firstUseWithinDays: number } | null =>
  brand === 'zap' ? { treatments: ZAP_SERIES.perMember, firstUseWithinDays: ZAP_SERIES.firstUseWithinDays } : null;

export const VOUCHER_STATES = ['issued', 'in-use', 'finished', 'expired', 'voided'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];
export const VOUCHER_STATE_LABEL: Record<VoucherState, string> = {
  issued: 'Belum dipakai',
  'in-use': 'Sedang dipakai',
  finished: 'Habis dipakai',
  expired: 'Hangus',
  voided: 'Dibatalkan',
};

/** `expired → use`: the clinic reports a first use late that was in time. `finish` is the last use. Decision 0016. */
export const voucherMoves = defineTransitions<VoucherState>()('voucher', {
  issued: {
    use: { to: 'in-use', by: ['admin'] },
    finish: { to: 'finished', by: ['admin'] },
    expire: { to: 'expired', by: ['system'] },
    void: { to: 'voided', by: ['system'] },
  },
  'in-use': {
    use: { to: 'in-use', by: ['admin'] },
    finish: { to: 'finished', by: ['admin'] },
    void: { to: 'voided', by: ['system'] },
  },
  finished: {},
  expired: { use: { to: 'in-use', by: ['admin'] }, void: { to: 'voided', by: ['system'] } },
  voided: {},
});

/** How long before the last day the reminder goes out. */
export const VOUCHER_REMIND_DAYS = 7;

/** The end of the last day, in WIB, on which a voucher may be used for the first time. */
export const useByOf = (issuedAt: Date, days: number): Date => daysAfter(endOfDayInWib(dayInWib(issuedAt)), days);

/** When a treatment of that day (in WIB) counts as given: now when it is today, else the end of the day. */
export const usedAtOf = (day: string | undefined, now: Date): Date =>
  day === undefined || day === dayInWib(now) ? now : endOfDayInWib(day);

export const voucherReminderAt = (useBy: Date): Date => daysAfter(useBy, -VOUCHER_REMIND_DAYS);

export interface Voucher {
  state: VoucherState;
  treatments: number;
  used: number;
  issuedAt: Date;
  useBy: Date;
  firstUsedAt: Date | null;
}
export interface TreatmentUse {
  /** Which treatment of the voucher it is, from 1: pressed twice, it is the same one. */
  number: number;
  usedAt: Date;
}

/**
 * The voucher after a treatment. @throws DomainError when the state, the number or the time do not allow it.
 * @returns null when this treatment was recorded before.
 */
export function useVoucher(
  voucher: Voucher,
  { number, usedAt }: TreatmentUse,
  now: Date,
  actor: Actor,
): Voucher | null {
  if (number <= voucher.used) return null;
  const state = voucherMoves.after(voucher.state, number === voucher.treatments ? 'finish' : 'use', actor);
  if (number !== voucher.used + 1) throw refusal('number', `Perawatan berikutnya adalah yang ke-${voucher.used + 1}.`);
  if (usedAt > now) throw refusal('usedAt', 'Tanggal pemakaian belum lewat.');
  if (usedAt < voucher.issuedAt) throw refusal('usedAt', 'Tanggal pemakaian sebelum voucher terbit.');
  if (voucher.firstUsedAt === null && usedAt > voucher.useBy)
    throw refusal('usedAt', 'Pemakaian pertama sudah lewat dari batas waktunya.');
  return { ...voucher, state, used: number, firstUsedAt: voucher.firstUsedAt ?? usedAt };
}

const refusal = (field: string, message: string) => new DomainError('VOUCHER_USE_REFUSED', message, 'invalid', field);
