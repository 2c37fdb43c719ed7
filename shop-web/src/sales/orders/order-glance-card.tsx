import { useSuspenseQuery } from '@tanstack/react-query';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { Mark } from '../../platform/ui/mark';
import { OrderNumber } from './order-number';
import { orderGlanceQuery } from './orders.queries';
import { Dots } from '../../platform/ui/dots';

/** What was ordered, as visible to anyone with the link. */
export function OrderGlanceCard({ orderUid }: { orderUid: string }) {
  const { data: order } = useSuspenseQuery(orderGlanceQuery(orderUid));
  return (
    <div className="card mt-6 p-4">
      <div className="flex items-center gap-3">
        <Mark name={order.providerName} color={order.providerColor} logo={order.providerLogo} />
        <div className="min-w-0 flex-1">
          <p className="font-bold">{planNameOf(order.providerName, order.packageName)}</p>
          <Dots className="text-sm text-muted" facts={[order.durationLabel, formatRupiah(order.grandTotal)]} />
        </div>
      </div>
      <OrderNumber of={order} className="mt-3 border-t border-line pt-2" />
    </div>
  );
}
