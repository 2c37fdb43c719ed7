import type { ExportSections } from '#runtime/identity/export-section';

/** Shares and saving plans, in the file with all data of a customer. Who else is in the animal is not the customer's. */
export const QURBAN_SECTIONS: ExportSections = {
  qurban: (db, customerUid, slice) =>
    db.qurbanParticipation.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { orderUid: 'asc' }],
      ...slice,
      select: {
        orderUid: true,
        state: true,
        shares: true,
        heldSen: true,
        surplusSen: true,
        createdAt: true,
        paidAt: true,
        animal: { select: { code: true, name: true, season: { select: { name: true } } } },
        names: { orderBy: { number: 'asc' }, select: { number: true, name: true, seat: true } },
        instalments: { orderBy: { number: 'asc' }, select: { number: true, dueAt: true, amountSen: true } },
        transfers: { orderBy: { at: 'asc' }, select: { reason: true, amountSen: true, at: true } },
      },
    }),
};
