import type { OrderSummary } from '#contracts/http/orders.http';
import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { ORDER_STATUS } from '#domain/orders/order-status';

/** What a host whose purchase is not proven has to do, as a button says it; null when nothing. */
export function owedPurchase(
  order: Pick<OrderSummary, 'kind' | 'status'>,
  accountStatus: number | null,
): string | null {
  if (order.kind !== 'host' || order.status !== ORDER_STATUS.processing) return null;
  if (accountStatus === ACCOUNT_STATUS.registered) return 'Kirim bukti pembelian';
  // No payment is asked of a host: back here comes only a seat whose purchase was rejected.
  return accountStatus === ACCOUNT_STATUS.waitingForFollowUp ? 'Kirim ulang bukti' : null;
}
