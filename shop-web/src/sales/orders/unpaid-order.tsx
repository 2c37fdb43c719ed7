import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { paymentPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatRupiah } from '#domain/platform/sen';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { formatDeadline } from '../../platform/wib';
import { ordersQuery } from './orders.queries';

/**
 * Beside the button that places an order: a customer with an unpaid one of this line, or of this provider, most
 * likely wants to pay that one, or went back and is about to order the same twice.
 */
export function UnpaidOrder({
  line,
  providerSlug,
  hidden = false,
}: {
  line?: string;
  providerSlug?: string;
  /** Once the order is placed, the unpaid one is this. */
  hidden?: boolean;
}) {
  const session = useSession();
  const { data } = useQuery({ ...ordersQuery(1, ORDER_STATUS.awaitingPayment), enabled: session !== null });
  const isMeant = (order: OrderSummary) =>
    (line === undefined || order.productLine === line) &&
    (providerSlug === undefined || order.providerSlug === providerSlug);
  const unpaid = session && !hidden && data?.items.find(isMeant);
  if (!unpaid) return null;
  const { providerName, packageName, orderNumber, grandTotal, dueAt } = unpaid;
  return (
    <Notice tone="warn" title={`Kamu masih punya pesanan ${planNameOf(providerName, packageName)} yang belum dibayar.`}>
      <p>
        {orderNumber} · {formatRupiah(grandTotal)}
        {dueAt && `, bayar sebelum ${formatDeadline(dueAt)}`}. Kalau lanjut di bawah, kamu membuat pesanan baru.
      </p>
      <LinkButton to={paymentPath(unpaid)} variant="secondary" className="mt-2">
        Lanjut bayar
      </LinkButton>
    </Notice>
  );
}
