import type { AdditionalOrder } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import type { ProductLines } from '#runtime/sales/product-lines';
import { additionalOrder } from '../orders/additional-order.js';

/** Joins `n`, the invoice that the customer of an order `o` was asked to pay last, to its payment page. */
export const LAST_ASKED = Prisma.sql`LEFT JOIN LATERAL (
  SELECT * FROM invoice a WHERE a.order_uid = o.uid AND a.purpose IN ('purchase', 'renewal') AND a.status <> 'void'
    OR a.order_uid = o.uid AND a.purpose = 'purchase'
  ORDER BY a.status = 'open' DESC, a.purpose = 'renewal' DESC, a.created_at DESC LIMIT 1) n ON true`;

/** How far that payment is, as the code of an order status; a renewal does not move its order. */
export const INVOICE_STATUS = Prisma.sql`(CASE WHEN n.purpose = 'renewal' AND n.status = 'open' THEN
  CASE WHEN EXISTS (SELECT FROM payment s WHERE s.invoice_uid = n.uid AND s.state = 'submitted')
    THEN ${ORDER_STATUS.awaitingConfirmation}::int ELSE ${ORDER_STATUS.awaitingPayment}::int END
  ELSE o.status END)`;

/** `askedOf` of an open invoice `n`. */
export const ASKED_SEN = Prisma.sql`(SELECT CASE WHEN due.sen < 100 THEN due.sen ELSE due.sen / 100 * 100 END
  FROM (SELECT least(n.asked_sen, greatest(n.amount_sen - n.received_sen, 0)) AS sen) due)`;

/** What is asked for of it now: the next instalment, or all that is still owed; of one that is not open its whole amount. */
export const STILL_OWED = Prisma.sql`coalesce(CASE n.status WHEN 'open'
  THEN ${ASKED_SEN} ELSE n.amount_sen END, o.total_sen)`;

/** The shop's fees in all of it; null where its components are unknown, or only a part is asked for. */
export const FEE_OF_ASKED = Prisma.sql`CASE WHEN coalesce(n.received_sen, 0) = 0 AND n.asked_sen IS NULL THEN nullif(coalesce(n.fee_sen,
  (SELECT sum(f.fee_sen) FROM order_item f WHERE f.order_uid = o.uid)), 0)::text END`;

/** The invoice itself, for `additionalOfAsked`; money as text, of `bigint` columns. */
export const ASKED_INVOICE = Prisma.sql`CASE WHEN n.uid IS NOT NULL THEN json_build_object('status', n.status, 'purpose', n.purpose,
  'amountSen', n.amount_sen::text, 'receivedSen', n.received_sen::text, 'askedSen', n.asked_sen::text, 'dueAt', n.due_at) END`;

/** It as a query reads it. */
export interface AskedInvoice {
  status: string;
  purpose: string;
  amountSen: string;
  receivedSen: string;
  askedSen: string | null;
  dueAt: string | null;
}

/** `additionalOrder` of an order that was read with its ASKED_INVOICE and its INVOICE_STATUS. */
export const additionalOfAsked = (
  db: Tx,
  lines: ProductLines,
  { invoice, ...order }: { uid: string; productLine: string; status: number; invoice: AskedInvoice | null },
  now: Date,
): Promise<AdditionalOrder | null> =>
  additionalOrder(
    db,
    lines,
    order,
    invoice
      ? {
          ...invoice,
          amountSen: BigInt(invoice.amountSen),
          receivedSen: BigInt(invoice.receivedSen),
          askedSen: invoice.askedSen === null ? null : BigInt(invoice.askedSen),
          dueAt: invoice.dueAt === null ? null : new Date(invoice.dueAt),
        }
      : undefined,
    now,
  );

/** It waits, or waited, for its group to fill before it is asked for. */
export const WAITED_FOR_GROUP = Prisma.sql`(o.status = ${ORDER_STATUS.waitingForGroup} OR EXISTS (
  SELECT 1 FROM order_history h WHERE h.order_uid = o.uid AND h.from_status = ${ORDER_STATUS.waitingForGroup}))`;

/** It has an invoice, or waited for the moment to get one; a host pays the provider. */
export const IS_PAID_TO_US = Prisma.sql`n.uid IS NOT NULL OR ${WAITED_FOR_GROUP}`;
