import type { GivenBackView } from '#contracts/sales/given-back.http';
import type { OrderDetail, OrderRefund } from '#contracts/sales/orders.http';
import { sen, toRupiah, wholeRupiahUp } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { givenBackAmong } from '#runtime/sales/given-back';
import { refundsToName, unnamedRefunds } from '#runtime/sales/named-account';

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

/** The account that the customer may name for what goes back, or has named and may still change. */
export async function refundAccount(
  db: Pick<Tx, 'payout' | 'refund'>,
  orderUid: string,
): Promise<Pick<OrderDetail, 'refundAccount'>> {
  const refunds = await refundsToName(db, [orderUid]);
  if (refunds.length === 0) return {};
  // What was asked for after the account was named has none yet.
  const isNamed = refunds.every(({ accountNumber }) => accountNumber !== null);
  const { bankName, accountNumber } = refunds[0]!;
  const named = isNamed ? { bankName: bankName ?? '', ending: accountNumber!.slice(-4) } : null;
  return { refundAccount: { amount: transferred(refunds), named } };
}

/** Of these orders those whose customer has yet to name the account, with what goes back to it in rupiah. */
export async function refundsWithoutAccount(
  db: Pick<Tx, 'payout' | 'refund'>,
  orderUids: string[],
): Promise<ReadonlyMap<string, number>> {
  const unnamed = await unnamedRefunds(db, orderUids);
  const ofOrder = (uid: string) => unnamed.filter(({ orderUid }) => orderUid === uid);
  return new Map(unnamed.map(({ orderUid }) => [orderUid, transferred(ofOrder(orderUid))]));
}

const transferred = (refunds: { amountSen: bigint }[]): number =>
  refunds.reduce((sum, { amountSen }) => sum + toRupiah(wholeRupiahUp(sen(amountSen))), 0);

/** Which of these the bank has given back. */
export const givenBackOfRefunds = (db: Pick<Tx, '$queryRaw'>, refunds: { uid: string }[]) =>
  givenBackAmong(
    db,
    'refund',
    refunds.map(({ uid }) => uid),
  );
