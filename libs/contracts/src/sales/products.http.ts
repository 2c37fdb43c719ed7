import * as z from 'zod/mini';
import { lines, page, queryInt, rupiah, text, uid } from '#contracts/platform/common.http';
import { webLink } from '#contracts/platform/web-link.http';
import { contactView, storeContactView } from '#contracts/platform/contact.http';
import { pictureView } from '#contracts/sales/picture.http';

/** As addresses and calls name a product: `sekeranjang`. */
const product = text(30);

/** Something that customers can spend money on. */
export const productService = z
  .object({
    product,
    name: z.string(),
    description: z.string(),
    /** Its page in the shop. */
    path: z.string(),
    /** Whether customers can add to it: POST product. */
    isOpenToProposals: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ProductService' });
export type ProductService = z.infer<typeof productService>;

export const productListQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 50, 10),
    keyword: z._default(text(100, 0), ''),
    product: z.optional(product),
  })
  .register(z.globalRegistry, { id: 'ProductListQuery' });
export type ProductListQuery = z.infer<typeof productListQuery>;

const summaryFields = {
  productUID: uid,
  product,
  name: z.string(),
  description: z.string(),
  picture: z.nullable(pictureView),
  /** The least that it costs; null where the customer decides. */
  priceFrom: z.nullable(rupiah),
  isAvailable: z.boolean(),
  path: z.string(),
};
export const productSummary = z.object(summaryFields).register(z.globalRegistry, { id: 'ProductSummary' });
export type ProductSummary = z.infer<typeof productSummary>;

export const productDetailQuery = z
  .strictObject({ productUID: uid })
  .register(z.globalRegistry, { id: 'ProductDetailQuery' });
export type ProductDetailQuery = z.infer<typeof productDetailQuery>;
export const productDetail = z
  .object({
    ...summaryFields,
    pictures: z.array(pictureView),
    /** What can be chosen, with its price. */
    choices: z.array(z.object({ name: z.string(), price: rupiah, isAvailable: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof productDetail>;

export const createProductBody = z
  .strictObject({
    product,
    name: text(100, 3),
    description: z._default(lines(2_000, 0), ''),
    link: z._default(webLink, ''),
    /** In rupiah: what it should cost, or the most that it may. Each product has its own limits. */
    price: z.number(),
    /** Pieces, or people who buy together; with limits as well. */
    quantity: z.int(),
    /** Of one piece, where the product asks for it. */
    weightGrams: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  })
  .register(z.globalRegistry, { id: 'CreateCustomerProductBody' });
export type CreateProductBody = z.infer<typeof createProductBody>;
export const createdProduct = z.object({ productUID: uid }).register(z.globalRegistry, { id: 'CreatedProduct' });
export type CreatedProduct = z.infer<typeof createdProduct>;

/** Beside the file `proof` of the form. */
export const productPhotoFields = z
  .strictObject({ productUID: uid, alt: z._default(text(150, 3), 'Foto produk') })
  .register(z.globalRegistry, { id: 'ProductPhotoFields' });
export type ProductPhotoFields = z.infer<typeof productPhotoFields>;

/** A bank or wallet that customers transfer from. */
export const paymentSource = z
  .object({ name: z.string(), kind: z.enum(['bank', 'wallet']) })
  .register(z.globalRegistry, { id: 'PaymentSource' });
export type PaymentSource = z.infer<typeof paymentSource>;

export const productContactQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 50, 10),
    /** `main`: the entries, page by page; `store`: all in one record. */
    type: z._default(z.enum(['main', 'store']), 'main'),
  })
  .register(z.globalRegistry, { id: 'ProductContactQuery' });
export type ProductContactQuery = z.infer<typeof productContactQuery>;
export const productContacts = z.union([z.array(contactView), storeContactView]);
