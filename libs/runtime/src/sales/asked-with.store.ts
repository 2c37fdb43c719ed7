import { type Sen, ZERO_SEN, sen } from '#domain/platform/sen';
import { ASKED_BACK } from '#domain/sales/refunds/credit';
import type { Tx } from '#runtime/platform/db/database';

/**
 * Of each of these refunds what else its customer has asked back to the same account and is not transferred, in sen: one press asks for
 * all credit, however many payments it is of. docs/rules/payments.md#refunds
 */
export async function askedWithAmong(db: Pick<Tx, '$queryRaw'>, uids: string[]): Promise<(uid: string) => Sen> {
  const rows = await db.$queryRaw<{ uid: string; sumSen: bigint }[]>`
    SELECT r."uid", sum(other."amount_sen" - coalesce(used."sen", 0))::bigint AS "sumSen"
    FROM "refund" r
    JOIN "order" own ON own."uid" = r."order_uid"
    JOIN "order" o ON o."customer_uid" = own."customer_uid"
    JOIN "refund" other ON other."order_uid" = o."uid" AND other."account_number" = r."account_number"
      AND other."uid" <> r."uid" AND other."credited_at" IS NOT NULL AND other."state" = ANY (${ASKED_BACK})
    LEFT JOIN LATERAL (SELECT sum("received_sen") AS sen FROM "payment" WHERE "credit_uid" = other."uid") used ON true
    WHERE r."uid" = ANY (${uids}::uuid[]) AND r."credited_at" IS NOT NULL GROUP BY r."uid"`;
  const sums = new Map(rows.map(({ uid, sumSen }) => [uid, sen(sumSen)]));
  return (uid) => sums.get(uid) ?? ZERO_SEN;
}

/** The same of one. */
export const askedWith = async (db: Pick<Tx, '$queryRaw'>, uid: string): Promise<Sen> =>
  (await askedWithAmong(db, [uid]))(uid);
