import type { EventPayload } from '#contracts/events';
import { toRupiah } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import type { RefundState } from '#domain/sales/refunds/refund';
import { moneyBackText } from '#domain/sales/refunds/refund-words';
import type { Tx } from '#runtime/platform/db/database';
import { unnamedRefunds } from '#runtime/sales/named-account';
import { type ConditionalText, type MessageFacts, type MessageRow, message } from '../../messages/message-table.js';

/** To who may have transferred for an order that was cancelled, and of whom nothing has come. */
const CREDITED_ON_ARRIVAL = 'Sudah terlanjur transfer? Begitu dananya masuk, kami catat sebagai kreditmu.';

/** The facts of an order that ended before it was paid, with `back`: where the parts of its amount went that have come. docs/rules/messages.md#money-back */
export const withPartsBack = <Facts extends { orderUid: string }>(tx: Tx, facts: Facts | null) =>
  withMoneyBack(tx, facts, new Date(0));

/** The message about an order that was cancelled before it was paid, with the texts of a line. `money`: where what was paid for it is, or will be. */
export const cancelledOrder = <Facts extends MessageFacts & { orderUid: string }>(
  read: (tx: Tx, orderUid: string) => Promise<Facts | null>,
  texts: ConditionalText<Facts & { money: string }>[],
): MessageRow<'order.cancelled'> =>
  message({
    kind: 'tell-order-closed',
    facts: async (tx: Tx, { orderUid }: EventPayload<'order.cancelled'>) => {
      const facts = await withPartsBack<Facts>(tx, await read(tx, orderUid));
      return facts && { ...facts, money: facts.back || CREDITED_ON_ARRIVAL };
    },
    texts,
  });

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
  const unnamed = new Set((await unnamedRefunds(tx, [facts.orderUid])).map(({ uid }) => uid));
  const needsAccount = refunds.some(({ uid }) => unnamed.has(uid));
  return { ...facts, back: moneyBackText(seen, needsAccount) };
}
