import type { FirstStep } from '#contracts/sales/payments.http';
import { PAGE } from '#contracts/shop-paths';
import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';

/** A payment link has no session that the guard could look at, so what it pays asks here. docs/rules/sessions.md#blacklist @throws Refusal 403 */
export async function refuseBlockedPayer(db: Pick<Tx, 'customer'>, customerUid: string): Promise<void> {
  if (await isBlockedPayer(db, customerUid)) throw new Refusal('BLOCKED_CUSTOMER', 403);
}

export const isBlockedPayer = async (db: Pick<Tx, 'customer'>, uid: string): Promise<boolean> =>
  (await db.customer.count({ where: { uid, blockedAt: { not: null } } })) > 0;

/** What its pages say in place of the ways to pay. */
export const BLOCKED_FIRST: FirstStep = {
  title: 'Akunmu sedang diblokir',
  text: 'Selama itu pembayaran dan bukti transfer tidak kami terima, jadi jangan transfer dulu. Kalau uangnya sudah kamu transfer, hubungi kami dengan nomor pesanan ini, ya.',
  action: 'Hubungi kami',
  path: PAGE.contact,
};
