import type { SeatRole } from '../../../catalogue/plan-family.js';
import { type Sen, ZERO_SEN, formatSen } from '../../../platform/sen.js';
import { type OrderStatus, orderMoves } from '../../../sales/orders/order-status.js';
import { CLAIM_BUTTON, SOLVED_OR_BACK } from '../access/claim-words.js';
import { type AccountStatus, accountMoves, holdsSeat } from './account-status.js';
import { MONEY_BACK_AFTER_HOURS } from './money-back.js';

export interface LeavingSeat {
  role: SeatRole;
  status: AccountStatus;
  orderStatus: OrderStatus;
  /** A proof waits for a decision: of a payment for the next period, or of a host's purchase. */
  hasProof: boolean;
  /** Other seats of the group that are held, paid or not. */
  others: number;
  /** What becomes credit: paid for periods that have not begun, and parts of what is not paid yet. */
  notBegun: Sen;
  /** Active and never with an access: a claim brings the money back, leaving does not. */
  waitsForAccess?: boolean;
  /** It has a voucher of a series, which is void then. */
  withVoucher?: boolean;
}
/** `cancel`: nothing has been paid, and the order ends too. `leave`: the membership ends and the money stays. `money` says so in words. */
export type Leaving = { possible: true; as: 'cancel' | 'leave'; money: string } | { possible: false; why: string };

/**
 * Whether and how a member may leave the group. The tables of moves decide; this adds the reason. docs/decisions/0013
 */
export function leaving({
  role,
  status,
  orderStatus,
  hasProof,
  others,
  notBegun,
  waitsForAccess,
  withVoucher,
}: LeavingSeat): Leaving {
  // Waiting for its first payment, a seat is cancelled with its order; waiting for the next period, it is left.
  const actions = accountMoves
    .actionsOn(status, 'customer')
    .filter((way) => way !== 'leave' || status === 'active' || orderStatus === 'completed');
  if (!holdsSeat(status)) return no('Kursimu di grup ini sudah berakhir.');
  if (hasProof) return no(PROOF_IS_CHECKED);
  if (actions.includes('leave') && role === 'host')
    return others > 0 ? no(OTHERS_RELY_ON_HOST) : { possible: true, as: 'leave', money: HOST_IS_PAID_TO_DAY };
  if (actions.includes('leave'))
    return {
      possible: true,
      as: 'leave',
      money: moneyOf(status, notBegun, withVoucher ? SERIES_STAYS : waitsForAccess ? CLAIM_FIRST : REST_STAYS),
    };
  if (actions.includes('cancel') && orderMoves.actionsOn(orderStatus, 'customer').includes('cancel'))
    return { possible: true, as: 'cancel', money: role === 'host' ? HOST_OWES_NOTHING : ofCancelled(notBegun) };
  return no(
    status === 'pending'
      ? `Kamu sudah membayar dan grupnya sedang disiapkan. Belum siap ${MONEY_BACK_AFTER_HOURS} jam setelah pembayaranmu dikonfirmasi? Uangmu bisa kamu minta kembali di halaman ini.`
      : PROOF_IS_CHECKED,
  );
}

export const REST_STAYS = 'Sisa masa yang sedang berjalan tidak kami kembalikan, karena langganannya sudah dibelikan.';
/** Of a seat whose paid time had not begun. */
export const BOUGHT_ALREADY = 'Uangmu tidak kembali, karena langganannya sudah dibelikan.';
/** Of a series of treatments. docs/rules/vouchers.md#seats */
export const SERIES_STAYS = 'Uangmu tidak kembali, karena serinya sudah dibelikan di klinik.';
const CLAIM_FIRST = `Uangmu tidak kembali kalau kamu keluar, karena langganannya sudah dibelikan. ${CLAIM_BUTTON.before}? Lapor dulu. ${SOLVED_OR_BACK}`;
const moneyOf = (status: AccountStatus, credit: Sen, stays: string): string => {
  if (status !== 'active' && credit === ZERO_SEN) return NO_REST;
  return withCredit(status === 'active' ? stays : REST_IS_OVER, credit, 'untuk masa yang belum mulai');
};
const withCredit = (what: string, credit: Sen, paidFor: string): string =>
  credit > ZERO_SEN
    ? `${what} ${formatSen(credit)} ${paidFor} kami kembalikan penuh sebagai kredit: bisa dipakai membayar, atau kamu minta ke rekeningmu di halaman pesanan.`
    : what;
export const NO_REST = 'Masa yang kamu bayar sudah habis, jadi tidak ada uang yang kembali.';
const REST_IS_OVER = 'Masa yang kamu bayar sudah habis.';
const ofCancelled = (parts: Sen): string =>
  parts > ZERO_SEN ? withCredit('Pesanannya ditutup.', parts, 'yang sudah kamu bayar') : NOTHING_PAID;
const NOTHING_PAID =
  'Tidak ada yang ditagih, dan pesanannya ditutup. Sudah terlanjur transfer? Minta bantuan dulu sebelum membatalkan.';
export const HOST_OWES_NOTHING = 'Host tidak membayar ke kami, jadi tidak ada uang yang kembali. Pesanannya ditutup.';
const HOST_IS_PAID_TO_DAY =
  'Penggantianmu dihitung sampai hari ini: bagian untuk hari sesudahnya dipotong, atau kamu kembalikan kalau sudah kami transfer. Penggantianmu belum dijadwalkan? Minta bantuan kami dulu sebelum keluar.';
const OTHERS_RELY_ON_HOST =
  'Kamu host grup ini dan masih ada anggota lain di dalamnya. Minta bantuan kami supaya host pengganti disiapkan dulu.';
const PROOF_IS_CHECKED = 'Buktimu sedang kami periksa. Tunggu hasilnya, atau minta bantuan kami.';
const no = (why: string): Leaving => ({ possible: false, why });
