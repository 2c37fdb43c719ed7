import type { GivenBackView } from '#contracts/sales/given-back.http';
import type { OrderRefund } from '#contracts/sales/orders.http';
import { toRupiah } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { givenBackAmong } from '#runtime/sales/given-back';

/** What the page of an order reads of its refunds. */
export const withRefunds = {
  where: { state: { not: 'cancelled' satisfies RefundState } },
  orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
  select: {
    uid: true,
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
export const orderRefunds = (refunds: Row[], givenBack: (refundUid: string) => GivenBackView): OrderRefund[] =>
  refunds.map((refund) => {
    const { amount, used } = partsOfRefund(refund);
    return {
      amount: toRupiah(amount),
      used: toRupiah(used),
      state: refund.state as RefundState,
      reason: refund.reason,
      requestedAt: refund.createdAt.toISOString(),
      paidAt: refund.paidAt?.toISOString() ?? null,
      givenBack: givenBack(refund.uid),
    };
  });

/** Which of these the bank has given back. */
export const givenBackOfRefunds = (db: Pick<Tx, '$queryRaw'>, refunds: { uid: string }[]) =>
  givenBackAmong(
    db,
    'refund',
    refunds.map(({ uid }) => uid),
  );
