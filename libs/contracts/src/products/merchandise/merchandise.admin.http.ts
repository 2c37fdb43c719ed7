import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { PAGE } from '#contracts/shop-paths';
import { ADMIN_STOCK_MOVES } from '#domain/products/merchandise/stock';

const version = z.int();

const productFields = {
  name: text(100, 3),
  description: lines(2_000, 3),
  details: z._default(lines(2_000, 0), ''),
  position: z.int().check(z.minimum(1), z.maximum(10_000)),
};
export const createProductBody = z
  .strictObject({ slug: slug(60, { pages: [PAGE.merchandiseProduct] }), ...productFields })
  .register(z.globalRegistry, { id: 'CreateMerchandiseProductBody' });
export type CreateProductBody = z.infer<typeof createProductBody>;
export const updateProductBody = z
  .strictObject({ ...productFields, version })
  .register(z.globalRegistry, { id: 'UpdateMerchandiseProductBody' });
export type UpdateProductBody = z.infer<typeof updateProductBody>;

/** Beside the file `picture` of the form. */
export const addPictureFields = z
  .strictObject({ alt: text(150, 3) })
  .register(z.globalRegistry, { id: 'AddMerchandisePictureFields' });
export const removePictureBody = z
  .strictObject({ fileUid: uid })
  .register(z.globalRegistry, { id: 'RemoveMerchandisePictureBody' });
export type RemovePictureBody = z.infer<typeof removePictureBody>;

const choice = z.nullable(text(30));
const variantFields = {
  weightGrams: z.int().check(z.minimum(1), z.maximum(100_000)),
  price: wholeRupiah(),
  active: z.boolean(),
};
export const createVariantBody = z
  .strictObject({ productUid: uid, sku: text(40, 2), size: choice, colour: choice, ...variantFields })
  .register(z.globalRegistry, { id: 'CreateMerchandiseVariantBody' });
export type CreateVariantBody = z.infer<typeof createVariantBody>;
export const updateVariantBody = z
  .strictObject({ ...variantFields, version })
  .register(z.globalRegistry, { id: 'UpdateMerchandiseVariantBody' });
export type UpdateVariantBody = z.infer<typeof updateVariantBody>;

export const moveStockBody = z
  .strictObject({
    kind: z.enum(ADMIN_STOCK_MOVES),
    quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
    reason: lines(REASON_LENGTH.max, REASON_LENGTH.min),
    /** That was read: the same movement sent twice counts once. */
    version,
  })
  .check(
    // Only a count may find nothing.
    z.refine(({ kind, quantity }) => kind === 'counted' || quantity > 0, { path: ['quantity'], message: 'Minimal 1' }),
  )
  .register(z.globalRegistry, { id: 'MoveStockBody' });
export type MoveStockBody = z.infer<typeof moveStockBody>;

export const adminProduct = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    details: z.string(),
    active: z.boolean(),
    position: z.number(),
    version: z.number(),
    pictures: z.array(z.object({ fileUid: uid, url: z.string(), alt: z.string() })),
    variants: z.number(),
    available: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminMerchandiseProduct' });
export type AdminProduct = z.infer<typeof adminProduct>;

export const adminMerchandiseVariant = z
  .object({
    id,
    productUid: uid,
    productName: z.string(),
    name: z.string(),
    sku: z.string(),
    size: z.nullable(z.string()),
    colour: z.nullable(z.string()),
    weightGrams: z.number(),
    price: rupiah,
    stock: z.number(),
    held: z.number(),
    available: z.number(),
    active: z.boolean(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
    /** The newest first. Only of one variant. */
    movements: z.optional(
      z.array(
        z.object({
          at: instant,
          kind: z.string(),
          quantity: z.number(),
          reason: z.string(),
          orderUid: z.nullable(uid),
          by: z.string(),
        }),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminMerchandiseVariant' });
export type AdminMerchandiseVariant = z.infer<typeof adminMerchandiseVariant>;
