import type { OrderRefund } from '#contracts/sales/orders.http';
import { sen, toRupiah } from '#domain/platform/sen';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Prisma } from '#runtime/generated/prisma/client';
import { leftOf } from '../refunds/find-credit.query.js';

/** What the page of an order reads of its refunds. */
export const withRefunds = {
  where: { state: { not: 'cancelled' satisfies RefundState } },
  orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
  select: {
    amountSen: true,
    state: true,
    reason: true,
    createdAt: true,
    paidAt: true,
    uses: { select: { receivedSen: true } },
  },
} as const satisfies Prisma.Order$refundsArgs;
type Row = Prisma.RefundGetPayload<Pick<typeof withRefunds, 'select'>>;

/** What of the money of an order goes or went back, in the customer's view. */
export const orderRefunds = (refunds: Row[]): OrderRefund[] =>
  refunds.map((refund) => ({
    amount: toRupiah(refund.state === 'used' ? sen(refund.amountSen) : leftOf(refund)),
    state: refund.state as RefundState,
    reason: refund.reason,
    requestedAt: refund.createdAt.toISOString(),
    paidAt: refund.paidAt?.toISOString() ?? null,
  }));
