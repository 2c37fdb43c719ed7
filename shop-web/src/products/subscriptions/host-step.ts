import type { OrderDetail, OrderSummary } from '#contracts/sales/orders.http';
import { hostPath } from '#contracts/shop-paths';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { NextStep } from '../../sales/orders/next-step';

/** Of a host whose order is being processed: it depends on the proof of the purchase. */
export function hostStep(order: OrderDetail & Required<Pick<OrderDetail, 'account'>>): NextStep {
  const action = { to: hostPath(order), label: purchaseTask(order, order.account.status) ?? 'Buka halaman host' };
  switch (order.account.status) {
    case ACCOUNT_STATUS.registered:
      return {
        tone: 'warn',
        title: 'Lihat dulu kapan membeli',
        text: 'Di halaman host tertulis kapan kamu membeli langganannya dan sampai kapan mengirim buktinya.',
        action,
      };
    case ACCOUNT_STATUS.waitingForFollowUp:
      return {
        tone: 'bad',
        title: 'Bukti pembelianmu ditolak',
        text: rejectionOf(order) ?? 'Buktinya tidak bisa kami cocokkan. Kirim ulang, ya.',
        action,
      };
    case ACCOUNT_STATUS.pending:
      return {
        tone: 'info',
        title: 'Bukti pembelianmu sudah diverifikasi',
        text: `${order.account.why ?? 'Tinggal menunggu grupmu siap'}. Kursimu aman.`,
        action,
      };
    case ACCOUNT_STATUS.active:
      return { tone: 'good', title: 'Kamu host grup ini', text: 'Pantau penggantian uangmu di halaman host.', action };
    default:
      return { tone: 'info', title: 'Bukti pembelianmu sedang dicek', text: 'Kami kabari begitu selesai.', action };
  }
}

/** Why the purchase was rejected: the reason of the last entry about the host in the timeline. */
const rejectionOf = ({ timeline }: OrderDetail): string | null | undefined =>
  timeline.findLast(({ subject }) => subject === 'host')?.why;

/** The label of what a host without a verified purchase has to do; null when nothing. */
export function purchaseTask(
  order: Pick<OrderSummary, 'kind' | 'status'>,
  accountStatus: number | null,
): string | null {
  if (order.kind !== 'host' || order.status !== ORDER_STATUS.processing) return null;
  if (accountStatus === ACCOUNT_STATUS.registered) return 'Buka halaman host';
  // A host pays nothing, so only a rejected purchase leads back to this status.
  return accountStatus === ACCOUNT_STATUS.waitingForFollowUp ? 'Kirim ulang bukti' : null;
}
