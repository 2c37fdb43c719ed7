import type { Bill } from '#contracts/sales/bill.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatMoment } from '#domain/platform/wib-texts';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { hostWaitOf } from '#domain/products/subscriptions/accounts/host-wait';
import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { checkedLine } from '../../sales/payments/check-time';
import { fillingGroup } from './filling-group';

interface Seat {
  role: 'host' | 'regular';
  status: number;
  orderStatus: number;
  hasAccess: boolean;
  why: string | null;
  size: number;
  taken: number;
  freeHostSeats: number;
  /** The next period while it is to be paid. */
  renewalDue: Bill | null;
}

/** How much of the next period is to be paid, and until when. */
export const renewalLine = ({ amount, dueAt }: Bill): string =>
  `Perpanjangan ${formatRupiah(amount)}, bayar sampai ${formatMoment(dueAt)}`;

/** What happens now with a seat, in a line for a list: by the rules of its page. Null: nothing, or what its badge and button say. */
export function seatLine(seat: Seat): string | null {
  if (seat.renewalDue) return renewalLine(seat.renewalDue);
  if (seat.orderStatus === ORDER_STATUS.waitingForGroup) return fillingGroup(seat).title;
  if (seat.orderStatus === ORDER_STATUS.awaitingConfirmation) return checkedLine();
  const forHost = hostWaitOf(seat.why);
  if (forHost) return forHost.sentence;
  if (seat.status === ACCOUNT_STATUS.pending) return seat.why ?? 'Menunggu grupmu siap';
  if (seat.status === ACCOUNT_STATUS.waitingForConfirmation && seat.role === 'host')
    return 'Bukti pembelianmu sedang dicek';
  return isPrepared(seat) ? 'Login atau undanganmu sedang disiapkan' : null;
}
