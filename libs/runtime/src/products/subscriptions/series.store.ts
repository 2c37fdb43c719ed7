import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

/** In a statement, of a family: whether its groups share a series of treatments, which is bought once; anything else is renewed by its provider. docs/rules/vouchers.md#series */
export const sharesSeries = (familyUid: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM "variant" v JOIN "package" p ON p."uid" = v."package_uid"
  WHERE v."family_uid" = ${familyUid} AND p."voucher_treatments" IS NOT NULL)`;

/** The same of a group. */
export async function isSeries(tx: Pick<Tx, '$queryRaw'>, groupUid: string): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ isSeries: boolean }[]>`
    SELECT ${sharesSeries(Prisma.sql`g."family_uid"`)} AS "isSeries" FROM "account_group" g WHERE g."uid" = ${groupUid}::uuid`;
  return found?.isSeries ?? false;
}
