import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import {
  amount,
  email,
  formInt,
  instant,
  lines,
  maybeText,
  page,
  queryInt,
  rupiah,
  text,
  uid,
  whatsAppNumber,
} from '#contracts/platform/common.http';
import { webLink } from '#contracts/platform/web-link.http';
import { submitProofFields } from '#contracts/sales/payments.http';
import { pictureView } from '#contracts/sales/picture.http';
import { shipmentView, shippingOptionView } from '#contracts/sales/shipping.http';
import { MOST_BUYERS } from '#domain/products/sekeranjang/ladder';
import { PRODUCT_STATES } from '#domain/products/sekeranjang/product-state';
import { SHARE_STATES } from '#domain/products/sekeranjang/share';

export const sekeranjangQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10) })
  .register(z.globalRegistry, { id: 'SekeranjangQuery' });
export type SekeranjangQuery = z.infer<typeof sekeranjangQuery>;

const summaryFields = {
  sekeranjangUid: uid,
  sekeranjangCode: z.string(),
  name: z.string(),
  picture: z.nullable(pictureView),
  state: z.enum(PRODUCT_STATES),
  stateLabel: z.string(),
  /** Unix seconds; 0: no end. */
  promoEndAt: z.number(),
  isAvailable: z.boolean(),
  /** An admin has ended it before its time. */
  closedEarly: z.boolean(),
  /** False also in the last hour, which is too short to pay. */
  takesOrders: z.boolean(),
  /** So many have to pay, or nothing is bought. */
  target: z.number(),
  /** Null: as many as want. */
  maxBuyers: z.nullable(z.number()),
  /** Who have paid, and places that can still be taken. */
  buyers: z.number(),
  placesLeft: z.nullable(z.number()),
  /** What is paid when ordering, what it costs with the buyers of now or of the end, and at best. */
  price: rupiah,
  currentPrice: rupiah,
  bestPrice: rupiah,
};
export const sekeranjangSummary = z.object(summaryFields).register(z.globalRegistry, { id: 'SekeranjangSummary' });
export type SekeranjangSummary = z.infer<typeof sekeranjangSummary>;

export const sekeranjangDetailQuery = z
  .strictObject({ sekeranjangUid: uid })
  .register(z.globalRegistry, { id: 'SekeranjangDetailQuery' });
export type SekeranjangDetailQuery = z.infer<typeof sekeranjangDetailQuery>;

export const sekeranjangDetail = z
  .object({
    ...summaryFields,
    description: z.string(),
    /** Where it is sold elsewhere; empty where there is none. */
    link: z.string(),
    pictures: z.array(pictureView),
    weightGrams: z.number(),
    /** From few buyers to many. */
    tiers: z.array(z.object({ buyers: z.number(), price: rupiah })),
  })
  .register(z.globalRegistry, { id: 'SekeranjangDetail' });
export type SekeranjangDetail = z.infer<typeof sekeranjangDetail>;

export const sekeranjangGroupQuery = z
  .strictObject({ sekeranjangUid: uid, page, limit: queryInt(1, 50, 5) })
  .register(z.globalRegistry, { id: 'SekeranjangGroupQuery' });
export type SekeranjangGroupQuery = z.infer<typeof sekeranjangGroupQuery>;
/** A buyer, with a masked name. */
export const sekeranjangMember = z
  .object({ name: z.string(), joinedAt: instant })
  .register(z.globalRegistry, { id: 'SekeranjangMember' });
export type SekeranjangMember = z.infer<typeof sekeranjangMember>;

export const sekeranjangShippingQuery = z
  .strictObject({ sekeranjangUid: uid, addressUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'SekeranjangShippingQuery' });
export type SekeranjangShippingQuery = z.infer<typeof sekeranjangShippingQuery>;
export const sekeranjangShipping = z.array(shippingOptionView);

export const placeSekeranjangBody = z
  .strictObject({
    name: personName(),
    email,
    phone: whatsAppNumber,
    /**
     * Each the uid of an address in the customer's book, or an address in one line with city and province. Without
     * `shippingAddress` it is sent to `address`; a pick-up has neither.
     */
    address: maybeText(300, 5),
    shippingAddress: maybeText(300, 5),
    /** The way to send it; without one the cheapest courier to the address. */
    zoneUid: z.optional(uid),
    /** Of the product. */
    sekeranjangCode: text(20, 3),
    /** What the customer has seen, in rupiah: then the order never costs something else. */
    total: z.optional(rupiah),
  })
  .register(z.globalRegistry, { id: 'PlaceSekeranjangBody' });
export type PlaceSekeranjangBody = z.infer<typeof placeSekeranjangBody>;
/** The order's uid. */
export const placedSekeranjang = uid;

export const sekeranjangOrderQuery = z
  .strictObject({ orderUid: uid, customerUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'SekeranjangOrderQuery' });

export const sekeranjangOrder = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    status: z.number(),
    statusLabel: z.string(),
    createdAt: instant,
    dueAt: z.nullable(instant),
    share: z.enum(SHARE_STATES),
    product: z.object(summaryFields),
    price: rupiah,
    grandTotal: rupiah,
    /** What the ladder gave back. */
    credit: rupiah,
    shipment: shipmentView,
    canUploadProof: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SekeranjangOrder' });
export type SekeranjangOrder = z.infer<typeof sekeranjangOrder>;

/** By `orderUid` alone: nothing of the buyer, of the parcel or of what came back. */
export const sekeranjangOrderGlance = z
  .omit(sekeranjangOrder, { customerUid: true, credit: true, shipment: true })
  .register(z.globalRegistry, { id: 'SekeranjangOrderGlance' });
export type SekeranjangOrderGlance = z.infer<typeof sekeranjangOrderGlance>;

/** Beside the file `proof` of the form. `customerUid` is the second key of the order's link; a token stands for it. */
export const paySekeranjangFields = z
  .extend(submitProofFields, { customerUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'PaySekeranjangFields' });
export type PaySekeranjangFields = z.infer<typeof paySekeranjangFields>;

/** Grams of one piece. */
export const WEIGHT = { min: 1, max: 100_000 };

export const proposeSekeranjangFields = z
  .strictObject({
    name: text(100, 3),
    description: lines(2_000, 10),
    link: webLink,
    /** What it should cost with so many buyers. */
    price: z.pipe(formInt(1_000, 1_000_000_000), amount),
    target: formInt(2, MOST_BUYERS),
    weightGrams: formInt(WEIGHT.min, WEIGHT.max),
  })
  .register(z.globalRegistry, { id: 'ProposeSekeranjangFields' });
export type ProposeSekeranjangFields = z.infer<typeof proposeSekeranjangFields>;
/** Comma-separated: the uid of the new product, then its code. */
export const proposedSekeranjang = z.string();

/** Beside the file `proof` of the form. */
export const proposalPictureFields = z
  .strictObject({
    sekeranjangUid: uid,
    /** What the picture shows; left out it is the name of the product. */
    alt: maybeText(150, 3),
  })
  .register(z.globalRegistry, { id: 'SekeranjangPictureFields' });
export type ProposalPictureFields = z.infer<typeof proposalPictureFields>;
