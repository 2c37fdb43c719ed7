import { heldFor, type CauseFunds } from '#domain/products/giving/donation';
import { type PricedShare, fundedShares, shareMoves } from '#domain/products/giving/share';
import { type Sen, sen } from '#domain/platform/sen';
import { type GivingCause, Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

const { sql } = Prisma;
type Db = Pick<Tx, '$queryRaw'>;
/** What one share of the donation `d` brings, in sen. */
const SHARE_PRICE = sql`(d.amount_sen / d.share_count)`;

/** What the shares of those who were picked and do not have them yet need, by cause. */
export async function promisedAmong(db: Db, causeUids: string[]): Promise<(causeUid: string) => bigint> {
  const found = await db.$queryRaw<{ causeUid: string; sen: bigint }[]>(sql`
    SELECT s.cause_uid AS "causeUid", sum(${SHARE_PRICE})::bigint AS sen FROM giving_application a
    JOIN giving_share s ON s.application_uid = a.uid JOIN giving_donation d ON d.uid = s.donation_uid
    WHERE a.state = 'picked' AND s.cause_uid = ANY (${causeUids}::uuid[]) GROUP BY s.cause_uid`);
  return (causeUid) => found.find((one) => one.causeUid === causeUid)?.sen ?? 0n;
}

/** To decide by, under the lock of the cause: shares are given and taken back under it, too. */
export async function fundsOf(db: Db, cause: GivingCause): Promise<CauseFunds> {
  return { ...cause, promisedSen: (await promisedAmong(db, [cause.uid]))(cause.uid) };
}

/** Oldest first, with or without their money. */
export const freeShares = (db: Db, causeUid: string): Promise<PricedShare[]> =>
  db.$queryRaw<PricedShare[]>(sql`SELECT s.uid, ${SHARE_PRICE} AS "priceSen" FROM giving_share s
    JOIN giving_donation d ON d.uid = s.donation_uid
    WHERE s.cause_uid = ${causeUid}::uuid AND s.state = 'available' ORDER BY s.created_at, s.uid`);

/** What the share of this application brings. @throws Error where it has none. */
export async function priceOfGiven(db: Db, applicationUid: string): Promise<Sen> {
  const [share] = await db.$queryRaw<{ priceSen: bigint }[]>(sql`SELECT ${SHARE_PRICE} AS "priceSen" FROM giving_share s
    JOIN giving_donation d ON d.uid = s.donation_uid WHERE s.application_uid = ${applicationUid}::uuid`);
  return sen(share!.priceSen);
}

/** How many shares of a cause can be given: those whose money it still holds. */
export async function countGivable(db: Db, cause: GivingCause): Promise<number> {
  return fundedShares(await freeShares(db, cause.uid), heldFor(await fundsOf(db, cause))).length;
}

/** The share of one who was picked is free again, with its money. The caller has locked the cause. */
export async function takeShareBack(tx: Tx, applicationUid: string, by: 'admin' | 'system'): Promise<void> {
  await tx.givingShare.update({
    where: { applicationUid },
    data: { state: shareMoves.after('given', 'take-back', by), applicationUid: null, givenAt: null },
    select: { uid: true },
  });
}
