import * as z from 'zod/mini';
import { additionalOrder, firstStep } from '#contracts/sales/payments.http';
import { PAGE, withQuery } from '#contracts/shop-paths';
import { instant, rupiah, text, uid } from '#contracts/platform/common.http';

/** An order by its number or its uid, as an address of the shop may have it. */
const orderReference = text(100);

export const additionalPaymentQuery = z
  .strictObject({ orderNumber: orderReference })
  .register(z.globalRegistry, { id: 'AdditionalPaymentQuery' });
export type AdditionalPaymentQuery = z.infer<typeof additionalPaymentQuery>;

/** What arrived of an invoice, and what is left to pay of it. */
export const additionalPaymentView = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    status: z.number(),
    statusLabel: z.string(),
    /** What an order that has ended is called. */
    productLine: z.string(),
    /** Of an order that the books have completed; left out: it has not ended. */
    endedAt: z.optional(instant),
    /** Comes before the payment, which is refused until then; null: nothing does. */
    first: z.nullable(firstStep),
    /** In a sentence, why an admin ended what it was for before its time to pay was over; null: none has. */
    closedEarly: z.nullable(z.string()),
    /** It has expired, and its customer may ask for a new invoice, if there still is a place. */
    mayAskAgain: z.boolean(),
    /** False of an order for which nothing is asked (now): a host's, or one that waits for its group. All amounts are 0 then. */
    isInvoiced: z.boolean(),
    total: rupiah,
    received: rupiah,
    /** 0 when nothing is missing, or the invoice is not open any more. */
    rest: rupiah,
    /** Of a plan the next instalment and its day; null: nothing has come, or nothing is asked for. */
    additionalOrder: z.nullable(additionalOrder),
    dueAt: z.nullable(instant),
    /** Why the newest proof was rejected, and whether no other one is taken; null: it was not. */
    rejectedProof: z.nullable(z.object({ reason: z.nullable(z.string()), isLast: z.boolean() })),
    /** What has paid for it, the oldest first; `held`: out of what the shop held already, so that nothing was transferred. */
    payments: z.array(z.object({ amount: rupiah, receivedAt: instant, held: z.optional(z.enum(['credit', 'fund'])) })),
  })
  .register(z.globalRegistry, { id: 'AdditionalPayment' });
export type AdditionalPaymentView = z.infer<typeof additionalPaymentView>;

/** The page that says what became of it. Here and not in shop-paths.ts: that file is part of every first visit. */
export const additionalPaymentResultPath = (orderNumber: string): string =>
  withQuery(PAGE.additionalPaymentResult, { orderNumber });

/** One's own order, for which a new invoice is wanted. */
export const newInvoiceBody = z
  .strictObject({ orderNumber: orderReference })
  .register(z.globalRegistry, { id: 'NewInvoiceBody' });
export type NewInvoiceBody = z.infer<typeof newInvoiceBody>;

/** What is asked for now. */
export const newInvoice = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    invoiceNumber: z.string(),
    amount: rupiah,
    dueAt: z.nullable(instant),
    /** The payment page. */
    redirectUrl: z.string(),
  })
  .register(z.globalRegistry, { id: 'NewInvoice' });
export type NewInvoice = z.infer<typeof newInvoice>;
