import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { Unsettled } from '../../platform/ui/states';
import { ProofHelp } from '../payments/proof-help';
import type { OrderParts } from '../product-line';
import { stepOfLine } from './line-parts';
import { afterPaid, endedEarlyStep, lastProofStep, orderStep, stepBefore } from './next-step';
import { orderQuery } from './orders.queries';

/** What happens now, and what the customer has to do about it. */
export function OrderNextStep({
  order,
  parts,
  here,
}: {
  order: OrderDetail;
  parts: readonly OrderParts[];
  /** The page on which it stands, where that is not the order's own: nothing leads to it. */
  here?: string;
}) {
  const { tone, title, text, next, action, part } =
    stepBefore(order) ??
    lastProofStep(order) ??
    endedEarlyStep(order) ??
    stepOfLine({ ...order, page: 'order' }, parts) ??
    orderStep(order);
  const comesNext = order.waits && !order.closedEarly ? afterPaid(order.waits) : next;
  return (
    <Notice tone={tone} title={title} className="sm:p-5">
      {part ?? <p className="whitespace-pre-line">{text}</p>}
      {comesNext && (
        <p className="mt-1.5 text-muted">
          <b className="font-semibold">Berikutnya:</b> {comesNext}
        </p>
      )}
      {order.status === ORDER_STATUS.awaitingConfirmation && <ProofHelp order={order.orderNumber} />}
      {action && action.to !== here && (
        <LinkButton to={action.to} className="mt-3">
          {action.label}
        </LinkButton>
      )}
    </Notice>
  );
}

/** The same on a page of its line, which does not read the order itself: while it is unpaid, that page knows no more than this says. */
export function StepOfOrder({ orderUid, parts }: { orderUid: string; parts: readonly OrderParts[] }) {
  const { data: order, isLoading } = useQuery({ ...orderQuery(orderUid), retry: false });
  return order ? <OrderNextStep order={order} parts={parts} /> : isLoading && <Unsettled />;
}
