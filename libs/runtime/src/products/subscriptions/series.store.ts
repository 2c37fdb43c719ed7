import type { Tx } from '#runtime/platform/db/database';

/** Whether a group shares a series of treatments, which is bought once; anything else is renewed by its provider. docs/rules/vouchers.md#series */
export const isSeries = async (tx: Pick<Tx, 'package'>, groupUid: string): Promise<boolean> =>
  (await tx.package.count({
    where: {
      voucherTreatments: { not: null },
      variants: { some: { family: { groups: { some: { uid: groupUid } } } } },
    },
  })) > 0;
