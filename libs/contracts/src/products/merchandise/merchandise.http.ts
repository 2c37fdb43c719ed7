import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { email, instant, page, queryInt, rupiah, text, uid, whatsAppNumber } from '#contracts/platform/common.http';
import { pictureView } from '#contracts/sales/picture.http';
import { shipmentView, shippingChoice, shippingOptionView } from '#contracts/sales/shipping.http';
import { CART_LIMIT } from '#domain/products/merchandise/cart';

export const merchandiseQuery = z
  .strictObject({ page, limit: queryInt(1, 48, 12), keyword: z._default(text(100, 0), '') })
  .register(z.globalRegistry, { id: 'MerchandiseQuery' });
export type MerchandiseQuery = z.infer<typeof merchandiseQuery>;

export const merchandiseSummary = z
  .object({
    uid,
    slug: z.string(),
    name: z.string(),
    picture: z.nullable(pictureView),
    /** The cheapest and the dearest variant. */
    priceFrom: rupiah,
    priceTo: rupiah,
    colours: z.array(z.string()),
    soldOut: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'MerchandiseSummary' });
export type MerchandiseSummary = z.infer<typeof merchandiseSummary>;

export const merchandiseVariant = z.object({
  uid,
  size: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  price: rupiah,
  /** Pieces that can be ordered now. */
  available: z.number(),
});
export type MerchandiseVariantView = z.infer<typeof merchandiseVariant>;

export const merchandiseDetailQuery = z
  .strictObject({ slug: text(100) })
  .register(z.globalRegistry, { id: 'MerchandiseDetailQuery' });

export const merchandiseDetail = z
  .object({
    uid,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    details: z.array(z.string()),
    pictures: z.array(pictureView),
    variants: z.array(merchandiseVariant),
  })
  .register(z.globalRegistry, { id: 'MerchandiseDetail' });
export type MerchandiseDetail = z.infer<typeof merchandiseDetail>;

const cartItem = z.strictObject({
  variantUid: uid,
  quantity: z.int().check(z.minimum(1), z.maximum(CART_LIMIT.quantity)),
});
const cartItems = z.array(cartItem).check(
  z.minLength(1, 'Keranjangmu masih kosong'),
  z.maxLength(CART_LIMIT.lines, `Maksimal ${CART_LIMIT.lines} barang`),
  z.refine<z.infer<typeof cartItem>[]>(
    (items) => new Set(items.map(({ variantUid }) => variantUid)).size === items.length,
    'Satu barang hanya boleh tertulis sekali',
  ),
);

export const quoteBody = z
  .strictObject({ items: cartItems, addressUid: z.optional(z.nullable(uid)) })
  .register(z.globalRegistry, { id: 'MerchandiseQuoteBody' });
export type QuoteBody = z.infer<typeof quoteBody>;

/** A cart as it is now. Things that are not sold any more are left out. */
export const quoteView = z
  .object({
    items: z.array(
      z.object({
        variantUid: uid,
        slug: z.string(),
        name: z.string(),
        /** 'Hitam, L'. */
        variant: z.string(),
        picture: z.nullable(pictureView),
        price: rupiah,
        quantity: z.number(),
        available: z.number(),
      }),
    ),
    weightGrams: z.number(),
    goods: rupiah,
    shipping: z.array(shippingOptionView),
  })
  .register(z.globalRegistry, { id: 'MerchandiseQuote' });
export type QuoteView = z.infer<typeof quoteView>;

export const placeMerchandiseBody = z
  .strictObject({
    name: personName(),
    email,
    phoneNumber: whatsAppNumber,
    items: cartItems,
    shipping: shippingChoice,
    /** What the customer has seen, in rupiah: an order never costs something else. */
    total: rupiah,
  })
  .register(z.globalRegistry, { id: 'PlaceMerchandiseBody' });
export type PlaceMerchandiseBody = z.infer<typeof placeMerchandiseBody>;

export const placedMerchandise = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    redirectUrl: z.string(),
    grandTotal: rupiah,
    dueAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'PlacedMerchandise' });
export type PlacedMerchandise = z.infer<typeof placedMerchandise>;

export const merchandiseOrdersQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10) })
  .register(z.globalRegistry, { id: 'MerchandiseOrdersQuery' });
export type MerchandiseOrdersQuery = z.infer<typeof merchandiseOrdersQuery>;

const orderedItem = z.object({
  title: z.string(),
  quantity: z.number(),
  price: rupiah,
  slug: z.nullable(z.string()),
  picture: z.nullable(pictureView),
});

export const merchandiseOrder = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    status: z.number(),
    statusLabel: z.string(),
    createdAt: instant,
    dueAt: z.nullable(instant),
    items: z.array(orderedItem),
    goods: rupiah,
    grandTotal: rupiah,
    shipment: shipmentView,
  })
  .register(z.globalRegistry, { id: 'MerchandiseOrder' });
export type MerchandiseOrder = z.infer<typeof merchandiseOrder>;

export const merchandiseOrderQuery = z
  .strictObject({ orderUid: uid })
  .register(z.globalRegistry, { id: 'MerchandiseOrderQuery' });
