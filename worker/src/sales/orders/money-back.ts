import { toRupiah } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import type { RefundState } from '#domain/sales/refunds/refund';
import { moneyBackText } from '#domain/sales/refunds/refund-words';
import type { Tx } from '#runtime/platform/db/database';
import { refundsToName } from '#runtime/sales/named-account';

/**
 * The facts with `back`: what goes back of what the order was paid with, or all that does since `since`, to an account, as credit, or a
 * part each; empty: nothing. docs/rules/messages.md#money-back
 */
export async function withMoneyBack<Facts extends { orderUid: string }>(
  tx: Tx,
  facts: Facts,
  since?: Date,
): Promise<Facts & { back: string }>;
export async function withMoneyBack<Facts extends { orderUid: string }>(
  tx: Tx,
  facts: Facts | null,
  since?: Date,
): Promise<(Facts & { back: string }) | null>;
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
      accountNumber: true,
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
  if (seen.length === 0) return { ...facts, back: '' };
  const toName = new Set((await refundsToName(tx, [facts.orderUid])).map(({ uid }) => uid));
  const needsAccount = refunds.some(({ uid, accountNumber }) => accountNumber === null && toName.has(uid));
  return { ...facts, back: moneyBackText(seen, needsAccount) };
}
