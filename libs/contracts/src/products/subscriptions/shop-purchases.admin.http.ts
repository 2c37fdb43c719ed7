import * as z from 'zod/mini';
import { day, instant, rupiah, text } from '#contracts/platform/common.http';
import { SHOP_ACCOUNT_LENGTH } from '#contracts/limits';
import { billed, costTransferFields } from '#contracts/sales/costs.admin.http';
import { allowedActions, forbiddenActions, groupRef, id } from '#contracts/platform/admin-record.http';

/** `unneeded`: every member who has paid has left, or the group is closed. */
export const SHOP_PURCHASE_STATES = ['open', 'bought', 'unneeded'] as const;
export type ShopPurchaseState = (typeof SHOP_PURCHASE_STATES)[number];

/** A cycle that the shop buys for a group without a host. */
export const adminShopPurchase = z
  .object({
    id,
    ...groupRef,
    providerName: z.string(),
    state: z.enum(SHOP_PURCHASE_STATES),
    number: z.number(),
    /** Who has paid and has a seat now. */
    members: z.number(),
    /** A series of treatments is bought once and not renewed. */
    isRenewed: z.boolean(),
    askedAt: instant,
    dueAt: instant,
    account: z.nullable(z.string()),
    cost: z.nullable(rupiah),
    renewsOn: z.nullable(day),
    boughtAt: z.nullable(instant),
    boughtBy: z.nullable(z.string()),
    /** Of the cycle before: where it was bought, and for how much. */
    before: z.nullable(z.object({ account: z.string(), cost: rupiah })),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminShopPurchase' });
export type AdminShopPurchase = z.infer<typeof adminShopPurchase>;

export const buyBody = z
  .strictObject({
    cost: billed,
    account: text(SHOP_ACCOUNT_LENGTH.max),
    /** Asked where the provider renews. */
    renewsOn: z.optional(day),
    ...costTransferFields,
  })
  .register(z.globalRegistry, { id: 'ShopPurchaseBody' });
export type BuyBody = z.infer<typeof buyBody>;
