import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

/** Whether a group shares a series of treatments, which is bought once; anything else is renewed by its provider. docs/rules/vouchers.md#series */
export const isSeries = async (tx: Pick<Tx, 'package'>, groupUid: string): Promise<boolean> =>
  (await tx.package.count({
    where: {
      voucherTreatments: { not: null },
      variants: { some: { family: { groups: { some: { uid: groupUid } } } } },
    },
  })) > 0;

/** The same in a statement, of the family of the group. */
export const sharesSeries = (familyUid: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM "variant" v JOIN "package" p ON p."uid" = v."package_uid"
  WHERE v."family_uid" = ${familyUid} AND p."voucher_treatments" IS NOT NULL)`;
