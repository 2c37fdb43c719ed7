import type { Fund } from '#domain/sales/ledger/payment-postings';
import { DomainError } from '#domain/platform/domain-error';
import { type Sen, formatSen, sen } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { writeTogether } from '#runtime/platform/db/write-together';
import { findOpenInvoice, moneyReceived } from '#runtime/sales/invoices.store';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';
import { proofNotNeeded, takePaid } from '#runtime/sales/receive-money';

/** Money that a line of the shop holds, and how much of it may pay, in sen. */
export interface Granted {
  fund: Fund;
  most: Sen;
}

/**
 * Pays all that an order still waits for out of money that a line holds, as of a cause. The caller has locked the order, and what holds the
 * money. docs/rules/payments.md#funds
 * @returns the payment, and what it took. @throws DomainError FUND_ORDER_NOT_PAYABLE, FUND_TOO_SMALL, or why its line takes no payment.
 */
export async function payByFund(
  tx: Tx,
  lines: ProductLines,
  order: LockedOrder,
  { fund, most }: Granted,
  step: Step,
): Promise<{ paymentUid: string; amount: Sen }> {
  const { cause, at } = step;
  if (order.status !== ORDER_STATUS.awaitingPayment)
    throw new DomainError(
      'FUND_ORDER_NOT_PAYABLE',
      `Pesanan ${order.number} tidak menunggu pembayaran lagi. Muat ulang halamannya.`,
    );
  await lines.checkPayment(tx, order);
  const invoice = await findOpenInvoice(tx, order.uid, 'purchase');
  const amount = sen(outstandingSen(invoice));
  if (amount > most)
    throw new DomainError(
      'FUND_TOO_SMALL',
      `Pesanan ${order.number} masih kurang ${formatSen(amount)}, lebih dari ${formatSen(most)} yang bisa dibayarkan. Minta pemesannya memilih paket yang cukup.`,
    );
  const { uid: paymentUid } = await tx.payment.create({
    data: {
      orderUid: order.uid,
      invoiceUid: invoice.uid,
      method: 'fund',
      state: 'confirmed' satisfies PaymentState,
      amountSen: amount,
      receivedSen: amount,
      settledSen: invoice.amountSen,
      bankFrom: '',
      accountName: '',
      fund: fund as unknown as Prisma.InputJsonObject,
      submittedAt: at,
      decidedAt: at,
      decidedBy: cause.by,
      decidedByUid: cause.byUid ?? null,
    },
    select: { uid: true },
  });
  await writeTogether(tx, [moneyReceived(invoice, amount, at)]);
  // As if its customer had paid: what follows is the same.
  const sent = await proofNotNeeded(tx, lines, { order, invoice }, { cause: { ...cause, actor: 'customer' }, at });
  await takePaid(tx, lines, { order: sent, invoice, paymentUid }, { cause: { ...cause, actor: 'system' }, at });
  return { paymentUid, amount };
}
