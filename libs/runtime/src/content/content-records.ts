import type { PersonalRecords } from '#runtime/identity/customer-records';

/** What the content holds of a customer: the wishlist and the testimony. docs/rules/content.md#wishlist */
export const contentRecords: PersonalRecords = {
  async erase(tx, customerUid) {
    await tx.wish.deleteMany({ where: { customerUid } });
    await tx.testimony.deleteMany({ where: { customerUid } });
  },

  exportSections: {
    wishlist: (db, customerUid, slice) =>
      db.wish.findMany({
        where: { customerUid },
        orderBy: [{ createdAt: 'asc' }, { providerUid: 'asc' }],
        ...slice,
        select: { createdAt: true, provider: { select: { slug: true, name: true } } },
      }),
    testimonies: (db, customerUid, slice) =>
      db.testimony.findMany({
        where: { customerUid },
        ...slice,
        select: { uid: true, about: true, text: true, state: true, writtenAt: true, decidedAt: true },
      }),
  },
};
