import { useQuery } from '@tanstack/react-query';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { useSession } from '../../shared/session/session';
import { LinkButton } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { paymentPath } from './order-links';
import { ordersQuery } from './orders.queries';
import type { OrderedPlan } from './ordered-plan';

/** Whoever comes back to the page of a brand with an order still to pay most likely wants that one, not another. */
export function UnpaidOrder({ provider }: { provider: OrderedPlan['provider'] }) {
  const session = useSession();
  const { data } = useQuery({ ...ordersQuery(1, ORDER_STATUS.awaitingPayment), enabled: session !== null });
  const unpaid = session && data?.items.find(({ providerSlug }) => providerSlug === provider.slug);
  if (!unpaid) return null;
  return (
    <Notice tone="warn" title={`Kamu sudah punya pesanan ${provider.name} yang belum dibayar.`} className="mt-4">
      <LinkButton to={paymentPath(unpaid)} variant="secondary" className="mt-2">
        Lanjut bayar
      </LinkButton>
    </Notice>
  );
}
