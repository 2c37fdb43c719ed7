import * as z from 'zod/mini';
import { PAYEE_LENGTH } from '#contracts/limits';
import { costTransferFields } from '#contracts/sales/costs.admin.http';
import { allowedActions, customerRef, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { formInt, instant, lines, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { CEILING, ERRAND_STATES, QUOTE_DAYS } from '#domain/products/errands/errand';
import { SHIPMENT_STATES } from '#domain/sales/shipping/shipment';

const price = wholeRupiah(0).check(z.maximum(CEILING.max));

export const quoteErrandBody = z
  .strictObject({
    /** Of one piece, in rupiah; the fee is for the whole errand. */
    unitPrice: price.check(z.minimum(1)),
    fee: price,
    /** Of all pieces together. */
    weightGrams: z.int().check(z.minimum(1), z.maximum(100_000)),
    days: z.int().check(z.minimum(QUOTE_DAYS.min), z.maximum(QUOTE_DAYS.max)),
    note: z._default(lines(500, 0), ''),
    /** That was read. */
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'QuoteErrandBody' });
export type QuoteErrandBody = z.infer<typeof quoteErrandBody>;

/** Beside the file `proof`, the receipt. */
export const buyErrandFields = z
  .strictObject({
    cost: formInt(1, CEILING.max),
    payee: text(PAYEE_LENGTH.max, PAYEE_LENGTH.min),
    ...costTransferFields,
  })
  .register(z.globalRegistry, { id: 'BuyErrandFields' });
export type BuyErrandFields = z.infer<typeof buyErrandFields>;

export const adminErrand = z
  .object({
    id,
    code: z.string(),
    ...customerRef,
    state: z.enum(ERRAND_STATES),
    name: z.string(),
    /** Of the customer: opened by people, never by the server. */
    link: z.string(),
    note: z.string(),
    picture: z.nullable(z.string()),
    quantity: z.number(),
    ceiling: rupiah,
    unitPrice: z.nullable(rupiah),
    goods: z.nullable(rupiah),
    fee: z.nullable(rupiah),
    weightGrams: z.nullable(z.number()),
    quoteNote: z.string(),
    quotedAt: z.nullable(instant),
    quoteEndsAt: z.nullable(instant),
    reason: z.nullable(z.string()),
    orderUid: z.nullable(uid),
    orderNumber: z.nullable(z.string()),
    shipmentUid: z.nullable(uid),
    shipmentState: z.nullable(z.enum(SHIPMENT_STATES)),
    cost: z.nullable(rupiah),
    receipt: z.nullable(z.string()),
    boughtAt: z.nullable(instant),
    version: z.number(),
    createdAt: instant,
    waLink: z.string(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminErrand' });
export type AdminErrand = z.infer<typeof adminErrand>;
