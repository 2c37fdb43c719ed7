import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { formatRupiah } from '#domain/platform/sen';
import { usedAsCredit } from '#domain/sales/refunds/credit';
import { whereRefundIs } from '#domain/sales/refunds/refund-words';
import { part } from '../../platform/router/lazy-part';
import { TitledCard } from '../../platform/ui/titled';
import { Unsettled } from '../../platform/ui/states';
import { formatDateTime } from '../../platform/wib';
import { GivenBackNote } from '../payments/given-back-note';
import { orderQuery } from './orders.queries';

const RefundAccount = part(async () => (await import('./refund-account')).RefundAccount);

/** What became of the money that goes back, with the reason, and to which account it goes while the customer may name it. */
export function OrderRefunds({
  order: { orderUid, refunds, refundAccount },
}: {
  order: Pick<OrderDetail, 'orderUid' | 'refunds' | 'refundAccount'>;
}) {
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
      {refundAccount && <RefundAccount key={refundAccount.named?.ending} orderUid={orderUid} {...refundAccount} />}
    </TitledCard>
  );
}

/** The same on a page that does not read the order itself. */
export function RefundsOfOrder({ orderUid }: { orderUid: string }) {
  const { data: order, isLoading } = useQuery({ ...orderQuery(orderUid), retry: false });
  return order ? <OrderRefunds order={order} /> : isLoading && <Unsettled />;
}
