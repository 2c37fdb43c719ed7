import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { email, instant, lines, rupiah, uid, whatsAppNumber } from '#contracts/platform/common.http';
import { GIVING_AMOUNT, type GivingFace, MESSAGE_LENGTH } from '#domain/products/giving/amounts';

/** Who gives: as of every order. */
export const contact = { name: personName(), email, phoneNumber: whatsAppNumber };
/** Whole rupiah within the limits of the face. */
export const givenAmount = (face: GivingFace) =>
  z.int().check(z.minimum(GIVING_AMOUNT[face].min), z.maximum(GIVING_AMOUNT[face].max));
export const givenMessage = z._default(lines(MESSAGE_LENGTH.max, 0), '');

/** What every order of the line answers. */
export const placedOrder = {
  orderUid: uid,
  customerUid: uid,
  orderNumber: z.string(),
  redirectUrl: z.string(),
  grandTotal: rupiah,
  dueAt: z.nullable(instant),
};

export const picture = z.object({
  /** Same-site path. */
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
