import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { givenBack } from '#contracts/sales/given-back.http';
import { instant, page, queryInt, rupiah, uid } from '#contracts/platform/common.http';
import { GIFT_STATES } from '#domain/products/giving/gift';
import { contact, givenAmount, givenMessage, placedOrder } from './giving.http.js';
import { withoutMarks } from '#domain/platform/typed-line';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';

export const giftBody = z
  .strictObject({ recipientName: personName(), amount: givenAmount('gift'), message: givenMessage, ...contact })
  .register(z.globalRegistry, { id: 'GiftBody' });
export type GiftBody = z.infer<typeof giftBody>;

export const placedGift = z.object({ giftUid: uid, ...placedOrder }).register(z.globalRegistry, { id: 'PlacedGift' });
export type PlacedGift = z.infer<typeof placedGift>;

export const giftsQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10), orderUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'GiftsQuery' });
export type GiftsQuery = z.infer<typeof giftsQuery>;

/** As its giver sees it. */
export const myGift = z
  .object({
    giftUid: uid,
    orderUid: uid,
    recipientName: z.string(),
    message: z.string(),
    amount: rupiah,
    state: z.enum(GIFT_STATES),
    /** The transfer of the gift to its receiver came back from the bank. */
    givenBack,
    expiresAt: z.nullable(instant),
    /** Whether a link was made; it is never shown again. */
    hasLink: z.boolean(),
    version: z.number(),
    createdAt: instant,
  })
  .register(z.globalRegistry, { id: 'MyGift' });
export type MyGift = z.infer<typeof myGift>;

/** `version` of the gift as it was read; left out, it has no link yet. Of two presses at once one makes a link. */
export const makeGiftLinkBody = z
  ._default(z.strictObject({ version: z.optional(z.int()) }), {})
  .register(z.globalRegistry, { id: 'MakeGiftLinkBody' });
export type MakeGiftLinkBody = z.infer<typeof makeGiftLinkBody>;

/** Same-site path, with the secret behind the `#`. Earlier links of the gift end. */
export const giftLink = z
  .object({ link: z.string(), expiresAt: instant })
  .register(z.globalRegistry, { id: 'GiftLink' });
export type GiftLink = z.infer<typeof giftLink>;

const secret = z
  .string()
  .check(
    z.overwrite(withoutMarks),
    z.trim(),
    z.regex(/^[\w-]{43}$/, 'Link hadiah ini tidak lengkap. Salin lagi dari pesan pengirimnya.'),
  );
export const openGiftBody = z.strictObject({ secret }).register(z.globalRegistry, { id: 'OpenGiftBody' });

/** As the one who has its link sees it. */
export const openedGift = z
  .object({
    giver: z.string(),
    recipientName: z.string(),
    message: z.string(),
    amount: rupiah,
    state: z.enum(GIFT_STATES),
    expiresAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'OpenedGift' });
export type OpenedGift = z.infer<typeof openedGift>;

export const claimGiftBody = z
  .strictObject({
    secret,
    bankName: bankName(50, 1),
    accountNumber,
    accountName: accountHolder(),
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'ClaimGiftBody' });
export type ClaimGiftBody = z.infer<typeof claimGiftBody>;

export const claimedGift = z
  .object({ amount: rupiah, claimedAt: instant })
  .register(z.globalRegistry, { id: 'ClaimedGift' });
export type ClaimedGift = z.infer<typeof claimedGift>;
