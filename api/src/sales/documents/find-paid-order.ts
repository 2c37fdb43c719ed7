import type { InvoicePurpose, InvoiceStatus } from '#domain/sales/invoices/invoice';
import type { PaidOrder } from '#domain/sales/documents/paid-order';
import type { GatewayChannel } from '#domain/sales/gateway/charge-state';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { givenBackOfRefunds } from '../orders/order-refunds.js';

/** More than any order has: a paper stays a few pages long. */
const MOST = 200;

/** An order with its money. `customerUid`: whose it has to be; null for an admin. @throws Refusal ORDER_NOT_FOUND. */
export async function findPaidOrder(
  database: Database,
  orderUid: string,
  customerUid: string | null,
): Promise<PaidOrder> {
  const order = await database.order.findUnique({
    where: { uid: orderUid, ...(customerUid && { customerUid }) },
    select: {
      number: true,
      name: true,
      createdAt: true,
      items: {
        orderBy: { position: 'asc' },
        take: MOST,
        select: { title: true, details: true, quantity: true, unitPriceSen: true },
      },
      invoices: { orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }], take: MOST },
      payments: {
        orderBy: [{ submittedAt: 'asc' }, { uid: 'asc' }],
        take: MOST,
        include: { charge: { select: { channel: true } } },
      },
      refunds: {
        orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
        take: MOST,
        include: {
          uses: { select: { receivedSen: true } },
          parts: { select: { paymentUid: true, amountSen: true } },
        },
      },
    },
  });
  if (!order) throw new Refusal('ORDER_NOT_FOUND', 404);
  const givenBack = await givenBackOfRefunds(database, order.refunds);
  return {
    ...order,
    invoices: order.invoices.map((invoice) => ({
      ...invoice,
      purpose: invoice.purpose as InvoicePurpose,
      status: invoice.status as InvoiceStatus,
    })),
    payments: order.payments.map(({ charge, ...payment }) => ({
      ...payment,
      state: payment.state as PaymentState,
      ...(charge && { channel: charge.channel as GatewayChannel }),
    })),
    refunds: order.refunds.map((refund) => ({
      ...refund,
      state: refund.state as RefundState,
      givenBack: givenBack(refund.uid),
    })),
  };
}
