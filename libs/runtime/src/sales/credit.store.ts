import { type InvoiceStatus, outstandingSen, settledBy } from '#domain/sales/invoices/invoice';
import { type Credit, creditsFor } from '#domain/sales/refunds/credit';
import { type RefundState, refundMoves } from '#domain/sales/refunds/refund';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { type Sen, addSen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announce } from '#runtime/platform/outbox/announce';
import { moneyReceived } from '#runtime/sales/invoices.store';
import type { Step } from '#runtime/sales/product-line';

/**
 * Pays an open invoice by the customer's credit, the oldest first, as far as it reaches: each credit is a payment of its own.
 * The caller has locked the order of the invoice. Credits are locked, so that none is used twice.
 * @returns the status of the invoice after it, the last payment (null: there is no credit), and what credit there was. docs/rules/payments.md#credit
 */
export async function payByCredit(
  tx: Tx,
  order: { uid: string; customerUid: string },
  invoiceUid: string,
  { cause: { by }, at }: Step,
): Promise<{ status: InvoiceStatus; paymentUid: string | null; credit: Sen }> {
  const credits = await lockCredits(tx, order.customerUid);
  let invoice = await tx.invoice.findUniqueOrThrow({ where: { uid: invoiceUid } });
  let last: string | null = null;
  for (const { uid: creditUid, amount } of creditsFor(credits, sen(outstandingSen(invoice)))) {
    const { settledSen } = settledBy(invoice, amount);
    const { uid: paymentUid } = await tx.payment.create({
      data: {
        orderUid: order.uid,
        invoiceUid,
        method: 'credit',
        state: 'confirmed' satisfies PaymentState,
        amountSen: amount,
        receivedSen: amount,
        settledSen,
        bankFrom: '',
        accountName: '',
        creditUid,
        submittedAt: at,
        decidedAt: at,
        decidedBy: by,
      },
      select: { uid: true },
    });
    await writeTogether(tx, [moneyReceived(invoice, amount, at)]);
    if (amount === credits.find(({ uid }) => uid === creditUid)!.left)
      await tx.refund.update({
        where: { uid: creditUid, state: 'credited' satisfies RefundState },
        data: { state: refundMoves.after('credited', 'use', 'system') },
        select: { uid: true },
      });
    await announce(tx, 'credit.used', { orderUid: order.uid, paymentUid });
    last = paymentUid;
    invoice = await tx.invoice.findUniqueOrThrow({ where: { uid: invoiceUid } });
  }
  return {
    status: invoice.status as InvoiceStatus,
    paymentUid: last,
    credit: addSen(...credits.map(({ left }) => left)),
  };
}

/** What is left of a refund that is kept as credit, in sen. The caller has locked it. */
export async function leftOfCredit(tx: Pick<Tx, 'payment'>, refund: { uid: string; amountSen: bigint }) {
  const { _sum } = await tx.payment.aggregate({ where: { creditUid: refund.uid }, _sum: { receivedSen: true } });
  return sen(refund.amountSen - (_sum.receivedSen ?? 0n));
}

/** Those of these refunds whose transfer an admin has scheduled, or that the gateway is asked for. */
export async function scheduledRefunds(
  db: Pick<Tx, 'payout' | 'refund'>,
  uids: string[],
): Promise<ReadonlySet<string>> {
  const payouts = await db.payout.findMany({
    where: { kind: 'refund', refUid: { in: uids } },
    select: { refUid: true },
  });
  const atGateway = await db.refund.findMany({
    where: { uid: { in: uids }, gatewayAskedAt: { not: null } },
    select: { uid: true },
  });
  return new Set([...payouts.map(({ refUid }) => refUid), ...atGateway.map(({ uid }) => uid)]);
}

/** The credits of a customer, the oldest first; locked in the sequence of their uids. */
async function lockCredits(tx: Tx, customerUid: string): Promise<Credit[]> {
  const locked = await tx.$queryRaw<{ uid: string }[]>`
    SELECT r."uid" FROM "refund" r JOIN "order" o ON o."uid" = r."order_uid"
    WHERE o."customer_uid" = ${customerUid}::uuid AND r."state" = 'credited' ORDER BY r."uid" FOR NO KEY UPDATE OF r`;
  if (locked.length === 0) return [];
  // Read after the locks: another renewal of the customer may have used some of it.
  const refunds = await tx.refund.findMany({
    where: { uid: { in: locked.map(({ uid }) => uid) }, state: 'credited' satisfies RefundState },
    orderBy: [{ creditedAt: 'asc' }, { uid: 'asc' }],
    select: { uid: true, amountSen: true },
  });
  const credits: Credit[] = [];
  // What is about to be transferred pays nothing else.
  const isScheduled = await scheduledRefunds(
    tx,
    refunds.map(({ uid }) => uid),
  );
  for (const refund of refunds)
    if (!isScheduled.has(refund.uid)) credits.push({ uid: refund.uid, left: await leftOfCredit(tx, refund) });
  return credits;
}
