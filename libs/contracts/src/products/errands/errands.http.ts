import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import {
  amount,
  email,
  formInt,
  instant,
  lines,
  page,
  queryInt,
  rupiah,
  text,
  uid,
  whatsAppNumber,
} from '#contracts/platform/common.http';
import { webLink } from '#contracts/platform/web-link.http';
import { shipmentView, shippingChoice, shippingOptionView } from '#contracts/sales/shipping.http';
import { CEILING, ERRAND_STATES, MOST_PIECES } from '#domain/products/errands/errand';

/** Beside the file `proof`, a picture of the thing. One of link and picture is needed. */
export const requestErrandFields = z
  .strictObject({
    name: text(100, 3),
    link: z._default(webLink, ''),
    note: z._default(lines(500, 0), ''),
    quantity: formInt(1, MOST_PIECES),
    /** The most that the things and the fee may cost together, in rupiah. */
    ceiling: z.pipe(formInt(CEILING.min, CEILING.max), amount),
  })
  .register(z.globalRegistry, { id: 'RequestErrandFields' });
export type RequestErrandFields = z.infer<typeof requestErrandFields>;

export const errandsQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10) })
  .register(z.globalRegistry, { id: 'ErrandsQuery' });
export type ErrandsQuery = z.infer<typeof errandsQuery>;
/** By itself, or by the order that was made of it. */
export const errandQuery = z
  .strictObject({ errandUid: z.optional(uid), orderUid: z.optional(uid) })
  .check(
    z.refine(({ errandUid, orderUid }) => (errandUid === undefined) !== (orderUid === undefined), {
      path: ['errandUid'],
      message: 'Isi errandUid atau orderUid',
    }),
  )
  .register(z.globalRegistry, { id: 'ErrandQuery' });
export type ErrandQuery = z.infer<typeof errandQuery>;
export const errandShippingQuery = z
  .strictObject({ errandUid: uid, addressUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'ErrandShippingQuery' });
export type ErrandShippingQuery = z.infer<typeof errandShippingQuery>;
export const errandShipping = z.array(shippingOptionView);

const summaryFields = {
  errandUid: uid,
  errandCode: z.string(),
  name: z.string(),
  /** A link for ten minutes; null: the customer sent none. */
  picture: z.nullable(z.string()),
  quantity: z.number(),
  ceiling: rupiah,
  state: z.enum(ERRAND_STATES),
  /** Of a bought one that is on its way: of its parcel. */
  stateLabel: z.string(),
  createdAt: instant,
};
export const errandSummary = z.object(summaryFields).register(z.globalRegistry, { id: 'ErrandSummary' });
export type ErrandSummary = z.infer<typeof errandSummary>;

export const errandQuote = z.object({
  unitPrice: rupiah,
  /** All pieces; then the fee; then both. The way to the customer is chosen with the order. */
  goods: rupiah,
  fee: rupiah,
  total: rupiah,
  weightGrams: z.number(),
  note: z.string(),
  endsAt: instant,
  isOpen: z.boolean(),
});

export const errandDetail = z
  .object({
    ...summaryFields,
    link: z.string(),
    note: z.string(),
    quote: z.nullable(errandQuote),
    /** Why it was declined. */
    reason: z.nullable(z.string()),
    order: z.nullable(
      z.object({
        orderUid: uid,
        customerUid: uid,
        orderNumber: z.string(),
        status: z.number(),
        statusLabel: z.string(),
        dueAt: z.nullable(instant),
        grandTotal: rupiah,
        /** What was given back because it was cheaper. */
        credit: rupiah,
        shipment: shipmentView,
      }),
    ),
    /** What all pieces have cost, with the receipt; null until they are bought. */
    bought: z.nullable(z.object({ cost: rupiah, at: instant, receipt: z.nullable(z.string()) })),
    canWithdraw: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ErrandDetail' });
export type ErrandDetail = z.infer<typeof errandDetail>;

export const errandBody = z.strictObject({ errandUid: uid }).register(z.globalRegistry, { id: 'ErrandBody' });
export type ErrandBody = z.infer<typeof errandBody>;

/** Takes the quote: an order that is paid as every other. */
export const orderErrandBody = z
  .strictObject({
    errandUid: uid,
    name: personName(),
    email,
    phoneNumber: whatsAppNumber,
    shipping: shippingChoice,
    /** What the customer has seen, in rupiah: an order never costs something else. */
    total: rupiah,
  })
  .register(z.globalRegistry, { id: 'OrderErrandBody' });
export type OrderErrandBody = z.infer<typeof orderErrandBody>;

export const orderedErrand = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    redirectUrl: z.string(),
    grandTotal: rupiah,
    dueAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'OrderedErrand' });
export type OrderedErrand = z.infer<typeof orderedErrand>;
