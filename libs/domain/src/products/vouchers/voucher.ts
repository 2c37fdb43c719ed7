import { DomainError } from '../../platform/domain-error.js';
import { daysAfter } from '../../platform/durations.js';
import { dayInWib, endOfDayInWib } from '../../platform/wib.js';
import { ORDER_STATUS } from '../../sales/orders/order-status.js';
import { type Actor, defineTransitions } from '../../platform/transitions.js';

export const VOUCHER_STATES = ['issued', 'in-use', 'finished', 'expired', 'voided'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];
export const VOUCHER_STATE_LABEL: Record<VoucherState, string> = {
  issued: 'Belum dipakai',
  'in-use': 'Sedang dipakai',
  finished: 'Habis dipakai',
  expired: 'Hangus',
  voided: 'Dibatalkan',
};

/**
 * `expired → use`: a first use that was in time but is reported late. `finish` is the last use.
 * docs/rules/vouchers.md#use
 */
export const voucherMoves = defineTransitions<VoucherState>()(
  'voucher',
  {
    issued: 'Voucher ini sudah terbit.',
    'in-use': 'Voucher ini sudah dipakai sebagian.',
    finished: 'Voucher ini sudah habis dipakai.',
    expired: 'Voucher ini sudah kedaluwarsa.',
    voided: 'Voucher ini sudah dibatalkan.',
  },
  {
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
  },
);

/** The series is bought with the order's last step. Vouchers of an earlier version were issued with the payment. */
export const isSeriesBought = (orderStatus: number): boolean => orderStatus !== ORDER_STATUS.processing;

/**
 * @throws DomainError while the order still waits for it.
 */
export function checkSeriesBought(orderStatus: number): void {
  if (!isSeriesBought(orderStatus))
    throw new DomainError(
      'VOUCHER_NOT_BOUGHT',
      'Seri ini belum dibeli di klinik, jadi vouchernya belum bisa dipakai. Catat dulu pembeliannya.',
    );
}

/** Days before the last day at which the reminder is sent. */
export const VOUCHER_REMIND_DAYS = 7;

/** The end of the last day (WIB) for the first use. */
export const useByOf = (issuedAt: Date, days: number): Date => daysAfter(endOfDayInWib(dayInWib(issuedAt)), days);

/** When a treatment of that day (WIB) counts as given: now for today, else the end of the day. */
export const usedAtOf = (day: string | undefined, now: Date): Date =>
  day === undefined || day === dayInWib(now) ? now : endOfDayInWib(day);

export interface Voucher {
  state: VoucherState;
  treatments: number;
  used: number;
  issuedAt: Date;
  useBy: Date;
  firstUsedAt: Date | null;
}
export interface TreatmentUse {
  /** The number of the treatment, from 1, so that a repeated request records it once. */
  number: number;
  usedAt: Date;
}

/**
 * The voucher after a treatment.
 * @returns null when this treatment was recorded before.
 * @throws DomainError when the state, the number or the time do not allow it.
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
  if (usedAt > now) throw refusal('usedOn', 'Tanggal pemakaian belum lewat.');
  if (usedAt < voucher.issuedAt) throw refusal('usedOn', 'Tanggal pemakaian sebelum voucher terbit.');
  if (voucher.firstUsedAt === null && usedAt > voucher.useBy)
    throw refusal('usedOn', 'Pemakaian pertama sudah lewat dari batas waktunya.');
  return { ...voucher, state, used: number, firstUsedAt: voucher.firstUsedAt ?? usedAt };
}

const refusal = (field: string, message: string) => new DomainError('VOUCHER_USE_REFUSED', message, 'invalid', field);
