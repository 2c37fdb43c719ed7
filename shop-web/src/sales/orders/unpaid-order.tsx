import { useQuery } from '@tanstack/react-query';
import { paymentPath } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import type { OrderedPlan } from './ordered-plan';
import { ordersQuery } from './orders.queries';

/** A customer with an unpaid order at this provider most likely wants to pay that one. */
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
