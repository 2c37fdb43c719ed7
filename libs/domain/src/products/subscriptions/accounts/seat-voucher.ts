import { formatDate } from '../../../platform/wib-texts.js';

/** The voucher of a seat, as its membership has it. */
export interface SeatVoucher {
  state: string;
  treatments: number;
  used: number;
  /** The end of the time for the first use. */
  useBy: string;
}

export const treatmentsLeft = ({ treatments, used }: Pick<SeatVoucher, 'treatments' | 'used'>): number =>
  treatments - used;

/** Until when it can be used, or how much of it was: what a list says in place of the end of a period. docs/rules/vouchers.md#seats */
export function voucherLine({ state, treatments, used, useBy }: SeatVoucher): string {
  if (state === 'issued') return `pakai voucher sampai ${formatDate(useBy)}`;
  if (state === 'expired') return `voucher hangus ${formatDate(useBy)}`;
  return `${used} dari ${treatments} perawatan terpakai`;
}
