import { useQuery } from '@tanstack/react-query';
import type { OrderRefund } from '#contracts/sales/orders.http';
import { formatRupiah } from '#domain/platform/sen';
import { usedAsCredit } from '#domain/sales/refunds/credit';
import { whereRefundIs } from '#domain/sales/refunds/refund-words';
import { TitledCard } from '../../platform/ui/titled';
import { Unsettled } from '../../platform/ui/states';
import { formatDateTime } from '../../platform/wib';
import { GivenBackNote } from '../payments/given-back-note';
import { orderQuery } from './orders.queries';

/** What became of the money that goes back, with the reason. */
export function OrderRefunds({ refunds }: { refunds: OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <TitledCard title="Pengembalian dana">
      <ul className="mt-3 divide-y divide-line">
        {refunds.map((refund, index) => (
          <li key={index} className="space-y-0.5 py-3 text-sm first:pt-0 last:pb-0">
            <p className="font-semibold">
              {formatRupiah(refund.amount)} {whereRefundIs(refund)}
            </p>
            {refund.used > 0 && <p className="text-muted">{usedAsCredit(formatRupiah(refund.used))}</p>}
            <GivenBackNote of={refund} />
            <p className="wrap-anywhere text-muted">Alasannya: {refund.reason}</p>
            <p className="text-xs text-muted">
              Dicatat <time dateTime={refund.requestedAt}>{formatDateTime(refund.requestedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** The same on a page that does not read the order itself. */
export function RefundsOfOrder({ orderUid }: { orderUid: string }) {
  const { data: order, isLoading } = useQuery({ ...orderQuery(orderUid), retry: false });
  return order ? <OrderRefunds refunds={order.refunds} /> : isLoading && <Unsettled />;
}
