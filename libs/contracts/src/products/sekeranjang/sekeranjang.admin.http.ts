import * as z from 'zod/mini';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, moment, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { webLink } from '#contracts/platform/web-link.http';
import { LEAST_PRICE, MOST_BUYERS, MOST_TIERS, ladderFault } from '#domain/products/sekeranjang/ladder';
import { PRODUCT_STATES } from '#domain/products/sekeranjang/product-state';
import { WEIGHT } from './sekeranjang.http.js';

const buyers = z.int().check(z.minimum(1), z.maximum(MOST_BUYERS));
const fields = {
  name: text(100, 3),
  description: lines(2_000, 10),
  link: z._default(webLink, ''),
  weightGrams: z.int().check(z.minimum(WEIGHT.min), z.maximum(WEIGHT.max)),
  maxBuyers: z.nullable(buyers),
  /** Null: until an admin closes it. */
  promoEndAt: z.nullable(moment),
  tiers: z
    .array(z.strictObject({ buyers, price: wholeRupiah(LEAST_PRICE) }))
    .check(z.minLength(1, 'Isi paling sedikit satu tingkat harga'), z.maxLength(MOST_TIERS)),
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;

/** A refusal that concerns several fields. */
function checkLadder(context: { value: Fields; issues: unknown[] }): void {
  const { tiers, maxBuyers } = context.value;
  const message = ladderFault(tiers, maxBuyers);
  if (message) context.issues.push({ code: 'custom', path: ['tiers'], message, input: context.value });
}

export const createSekeranjangBody = z
  .strictObject(fields)
  .check((context) => checkLadder(context))
  .register(z.globalRegistry, { id: 'CreateSekeranjangBody' });
export type CreateSekeranjangBody = z.infer<typeof createSekeranjangBody>;
export const updateSekeranjangBody = z
  .strictObject({ ...fields, version: z.int() })
  .check((context) => checkLadder(context))
  .register(z.globalRegistry, { id: 'UpdateSekeranjangBody' });
export type UpdateSekeranjangBody = z.infer<typeof updateSekeranjangBody>;

/** Beside the file `proof` of the form. */
export const addSekeranjangPictureFields = z
  .strictObject({ alt: text(150, 3) })
  .register(z.globalRegistry, { id: 'AddSekeranjangPictureFields' });
export const removeSekeranjangPictureBody = z
  .strictObject({ fileUid: uid })
  .register(z.globalRegistry, { id: 'RemoveSekeranjangPictureBody' });
export type RemoveSekeranjangPictureBody = z.infer<typeof removeSekeranjangPictureBody>;

export const adminSekeranjangProduct = z
  .object({
    id,
    code: z.string(),
    name: z.string(),
    description: z.string(),
    link: z.string(),
    state: z.enum(PRODUCT_STATES),
    weightGrams: z.number(),
    maxBuyers: z.nullable(z.number()),
    promoEndAt: z.nullable(instant),
    tiers: z.array(z.object({ buyers: z.number(), price: rupiah })),
    /** The race: who has paid, who has ordered without paying yet, how many are needed. */
    joined: z.number(),
    held: z.number(),
    target: z.number(),
    currentPrice: rupiah,
    finalBuyers: z.nullable(z.number()),
    finalPrice: z.nullable(rupiah),
    endedAt: z.nullable(instant),
    boughtAt: z.nullable(instant),
    proposerUid: z.nullable(uid),
    proposerName: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    version: z.number(),
    createdAt: instant,
    pictures: z.array(z.object({ fileUid: uid, url: z.string(), alt: z.string() })),
    /** The newest first. Only of one product. */
    shares: z.optional(
      z.array(
        z.object({
          orderUid: uid,
          orderNumber: z.string(),
          customerName: z.string(),
          state: z.string(),
          /** Its parcel: there the order is ended when the goods cannot be had. */
          shipmentUid: z.nullable(uid),
          at: instant,
        }),
      ),
    ),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminSekeranjangProduct' });
export type AdminSekeranjangProduct = z.infer<typeof adminSekeranjangProduct>;
