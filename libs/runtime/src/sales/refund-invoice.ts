import type { InvoiceStatus } from '#domain/sales/invoices/invoice';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { type RefundShare, type RefundState, isHeldMoney, shareRefund, sourceKey } from '#domain/sales/refunds/refund';
import { type Sen, ZERO_SEN, addSen, sen } from '#domain/platform/sen';
import type { Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import {
  type AskedRefund,
  GIVEN_BACK,
  creditRefund,
  keepAsCredit,
  leftOf,
  leftOfPayment,
  requestOfPayments,
} from '#runtime/sales/refunds.store';

/** Of an invoice; without an amount all of it. `fee`: the shop's in the whole invoice. */
type AskedOfInvoice = Pick<AskedRefund, 'fee' | 'reason' | 'by' | 'byUid' | 'at' | 'aboveRule'> & { amount?: Sen };
interface InvoiceKey {
  uid: string;
  orderUid: string;
}

/**
 * The money of an invoice is to go back, or `amount` of it, to each account that it came from; the shop's `fee` in the same proportion. What
 * credit or a fund has paid is credit: it came from no bank account.
 * @throws DomainError NOTHING_RECEIVED, REFUND_TOO_LARGE.
 */
export async function refundInvoice(tx: Tx, invoice: InvoiceKey, asked: AskedOfInvoice): Promise<Sen> {
  const refunds = await requestOfInvoice(tx, invoice.uid, asked);
  for (const refund of refunds)
    if (refund.isOfCredit) await keep(tx, invoice, refund, asked.at);
    else await announce(tx, 'refund.requested', { orderUid: invoice.orderUid, refundUid: refund.uid });
  return addSen(...refunds.map(({ amountSen }) => sen(amountSen)));
}

/** The same, kept as the customer's credit. @throws DomainError NOTHING_RECEIVED, REFUND_TOO_LARGE. */
export async function creditInvoice(tx: Tx, invoice: InvoiceKey, asked: AskedOfInvoice): Promise<void> {
  for (const refund of await requestOfInvoice(tx, invoice.uid, asked)) await keep(tx, invoice, refund, asked.at);
}

async function keep(tx: Tx, { orderUid }: InvoiceKey, refund: Pick<Refund, 'uid'>, at: Date): Promise<void> {
  await creditRefund(tx, refund, at);
  await announce(tx, 'refund.credited', { orderUid, refundUid: refund.uid });
}

/** One refund for each account that the payments came from. */
async function requestOfInvoice(
  tx: Tx,
  invoiceUid: string,
  { amount, fee, ...asked }: AskedOfInvoice,
): Promise<(Pick<Refund, 'uid' | 'amountSen'> & { isOfCredit: boolean })[]> {
  const payments = await tx.payment.findMany({
    where: { invoiceUid, state: 'confirmed' satisfies PaymentState },
    orderBy: { decidedAt: 'asc' },
    select: { uid: true, method: true, bankFrom: true, accountName: true },
  });
  const lefts: Sen[] = [];
  for (const { uid } of payments) lefts.push(await leftOf(tx, uid));
  const sources = new Map<string, { isOfCredit: boolean; parts: Parameters<typeof requestOfPayments>[1] }>();
  const before = await refundedBefore(tx, invoiceUid);
  for (const [index, share] of shareRefund(lefts, fee, amount, before).entries()) {
    if (share.amount === ZERO_SEN) continue;
    const payment = payments[index]!;
    const source = sources.get(sourceKey(payment)) ?? { isOfCredit: isHeldMoney(payment.method), parts: [] };
    source.parts.push({ ...share, paymentUid: payment.uid });
    sources.set(sourceKey(payment), source);
  }
  const refunds: Awaited<ReturnType<typeof requestOfInvoice>> = [];
  for (const { isOfCredit, parts } of sources.values())
    refunds.push({ ...(await requestOfPayments(tx, parts, asked)), isOfCredit });
  return refunds;
}

/** What of the money that has paid an invoice went back before, with the shop's fee in it. Its payments are locked. */
async function refundedBefore(tx: Tx, invoiceUid: string): Promise<RefundShare> {
  const { _sum } = await tx.refund.aggregate({
    where: {
      deposit: false,
      state: { not: 'cancelled' satisfies RefundState },
      parts: { some: { payment: { invoiceUid } } },
    },
    _sum: { amountSen: true, feeSen: true },
  });
  return { amount: sen(_sum.amountSen ?? 0n), fee: sen(_sum.feeSen ?? 0n) };
}

/** Parts of an amount that has not become complete are the customer's credit. docs/rules/payments.md#credit */
export async function creditParts(
  tx: Tx,
  of: { orderUid: string } | { invoiceUid: string },
  kept: Pick<AskedRefund, 'reason' | 'by' | 'byUid' | 'at'>,
): Promise<void> {
  const parts = await tx.payment.findMany({ where: partsWhere(of), select: { uid: true } });
  for (const { uid: paymentUid } of parts) {
    const amount = await leftOf(tx, paymentUid);
    if (amount > 0n) await keepAsCredit(tx, { ...kept, paymentUid, amount });
  }
}

/** What `creditParts` would keep of an order now, in sen, as it was read: what its customer gets when it is cancelled. */
export async function partsThatCame(tx: Pick<Tx, 'payment'>, orderUid: string): Promise<Sen> {
  const parts = await tx.payment.findMany({
    where: partsWhere({ orderUid }),
    select: { receivedSen: true, refundParts: GIVEN_BACK },
  });
  return addSen(...parts.map(leftOfPayment));
}

const partsWhere = (of: { orderUid: string } | { invoiceUid: string }) =>
  ({
    ...of,
    state: 'confirmed' satisfies PaymentState,
    settledSen: 0,
    invoice: { status: { not: 'paid' satisfies InvoiceStatus } },
  }) as const;
