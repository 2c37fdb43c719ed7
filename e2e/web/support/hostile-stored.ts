import { XSS_MARK } from '#testing/xss';
import type { Shop } from '../../support/shop.js';

/** Names of people and references of transfers, which are refused with a mark today. */
const STORED: [table: string, column: string][] = [
  ['customer', 'name'],
  ['order', 'name'],
  ['address', 'recipient'],
  ['shipment', 'recipient'],
  ['giving_gift', 'recipient_name'],
  ['giving_application', 'name'],
  ['qurban_season', 'name'],
  ['qurban_share', 'name'],
  ['article', 'author'],
  ['payout', 'reference'],
  ['refund', 'reference'],
  ['cost', 'reference'],
];

/** As they may stand in the database from before: hostile, each with a word of its own, which gets its record opened. */
export async function storeOldNames(shop: Shop): Promise<void> {
  for (const [table, column] of STORED)
    await shop.sql(
      `UPDATE "${table}" SET "${column}" = 'x' || floor(random() * 1e9)::bigint || 'x' || $1 WHERE "${column}" <> ''`,
      [XSS_MARK],
    );
}
