import { orderPath } from '#contracts/shop-paths';
import { toRupiah } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import type { RefundState } from '#domain/sales/refunds/refund';
import { moneyBackText } from '#domain/sales/refunds/refund-words';
import type { Tx } from '#runtime/platform/db/database';
import { unnamedRefunds } from '#runtime/sales/named-account';

/** `accountLink`: the page of the order, where an account is asked for. */
interface MoneyBack {
  back: string;
  accountLink: string | null;
}

/** The facts of an order that ended before it was paid, with `back`: where the parts of its amount went that have come. docs/rules/messages.md#money-back */
export const withPartsBack = <Facts extends { orderUid: string }>(tx: Tx, facts: Facts | null) =>
  withMoneyBack(tx, facts, new Date(0));

/**
 * The facts with `back`: what goes back of what the order was paid with, or all that does since `since`, to an account, as credit, or a
 * part each; empty: nothing. docs/rules/messages.md#money-back
 */
export async function withMoneyBack<Facts extends { orderUid: string }>(
  tx: Tx,
  facts: Facts,
  since?: Date,
): Promise<Facts & MoneyBack>;
export async function withMoneyBack<Facts extends { orderUid: string }>(
  tx: Tx,
  facts: Facts | null,
  since?: Date,
): Promise<(Facts & MoneyBack) | null>;
export async function withMoneyBack<Facts extends { orderUid: string }>(tx: Tx, facts: Facts | null, since?: Date) {
  if (!facts) return null;
  const refunds = await tx.refund.findMany({
    where: {
      orderUid: facts.orderUid,
      state: { not: 'cancelled' satisfies RefundState },
      // What was too much has paid for nothing, and is said where it was booked.
      ...(since ? { createdAt: { gte: since } } : { deposit: false }),
    },
    orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
    select: {
      uid: true,
      state: true,
      amountSen: true,
      paidAt: true,
      uses: { select: { receivedSen: true } },
    },
  });
  const seen = refunds.map((refund) => ({
    amount: toRupiah(partsOfRefund(refund).amount),
    state: refund.state as RefundState,
    paidAt: refund.paidAt?.toISOString() ?? null,
    givenBack: null,
  }));
  if (seen.length === 0) return { ...facts, back: '', accountLink: null };
  const unnamed = new Set((await unnamedRefunds(tx, [facts.orderUid])).map(({ uid }) => uid));
  const needsAccount = refunds.some(({ uid }) => unnamed.has(uid));
  return {
    ...facts,
    back: moneyBackText(seen, needsAccount),
    accountLink: needsAccount ? orderPath(facts.orderUid) : null,
  };
}
