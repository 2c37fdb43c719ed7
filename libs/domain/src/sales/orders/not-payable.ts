import { DomainError } from '../../platform/domain-error.js';
import { type OrderStatus, orderStatusOf } from './order-status.js';

/** For who has paid an order that is closed: a transfer may have been on its way. */
const IF_PAID = 'Kalau kamu sudah transfer, hubungi kami dengan nomor pesanan itu, ya.';

const WHY: Record<OrderStatus, (number: string) => string> = {
  awaitingPayment: (number) =>
    `Pesanan ${number} tidak punya tagihan yang menunggu pembayaran. Muat ulang halamannya, ya.`,
  awaitingConfirmation: (number) => `Bukti bayarmu untuk pesanan ${number} sudah masuk dan sedang kami cek.`,
  processing: (number) => `Pesanan ${number} sudah lunas, jadi tidak perlu dibayar lagi.`,
  completed: (number) => `Pesanan ${number} sudah lunas, jadi tidak perlu dibayar lagi.`,
  cancelled: (number) => `Pesanan ${number} sudah dibatalkan, jadi jangan transfer lagi. ${IF_PAID}`,
  refunded: (number) =>
    `Uang pesanan ${number} dikembalikan dan pesanannya ditutup, jadi jangan transfer lagi. ${IF_PAID}`,
  waitingForGroup: () => 'Grupmu belum penuh. Kami kabari begitu waktunya membayar.',
  expired: (number) => `Batas waktu bayar pesanan ${number} sudah lewat, jadi jangan transfer lagi. ${IF_PAID}`,
};
/** With what ended it, in a sentence. */
const EARLY: Partial<Record<OrderStatus, (number: string, why: string) => string>> = {
  cancelled: (number, why) => `Pesanan ${number} sudah dibatalkan. ${why} Jangan transfer lagi. ${IF_PAID}`,
  expired: (number, why) => `${why} Pesanan ${number} sudah kami tutup, jadi jangan transfer lagi. ${IF_PAID}`,
};
const CODE: Partial<Record<OrderStatus, string>> = { waitingForGroup: 'GROUP_NOT_FULL', expired: 'ORDER_EXPIRED' };

/**
 * Why an order of this status (its code) takes no payment now, and where to turn with money that was sent: a 409. `closedEarly`: what
 * ended it, in a sentence, where it expired before its time to pay was over, or an admin has cancelled it.
 */
export function notPayable(
  { number, status }: { number: string; status: number },
  closedEarly: string | null,
): DomainError {
  const name = orderStatusOf(status);
  const early = closedEarly === null ? undefined : EARLY[name]?.(number, closedEarly);
  return new DomainError(CODE[name] ?? 'ORDER_NOT_PAYABLE', early ?? WHY[name](number));
}

/** Why a completed order takes no payment of a next period. `takenBack`: that it was billed and is not any more, in sentences. */
export const noBill = ({ number }: { number: string }, takenBack: string | null): DomainError =>
  new DomainError(
    'NO_OPEN_INVOICE',
    `${takenBack ?? `Pesanan ${number} tidak punya tagihan yang menunggu pembayaran.`} Jangan transfer lagi, ya. ${IF_PAID}`,
  );

/** The same for one whose deadline has passed and which has not been closed yet. */
export const tooLateToPay = ({ number }: { number: string }): DomainError =>
  new DomainError('ORDER_EXPIRED', WHY.expired(number));
