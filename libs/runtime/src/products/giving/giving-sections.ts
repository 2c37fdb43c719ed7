import type { ExportSections } from '#runtime/identity/export-section';
import { givingDesk } from '#runtime/products/giving/payout-desk';

/** What the customer gave, asked for and received, in the file with all data. Who else it concerns is not the customer's. */
export const GIVING_SECTIONS: ExportSections = {
  donations: (db, customerUid, slice) =>
    db.givingDonation.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        state: true,
        amountSen: true,
        shareCount: true,
        anonymous: true,
        message: true,
        messageState: true,
        receivedAt: true,
        createdAt: true,
        cause: { select: { slug: true, name: true } },
      },
    }),
  shareApplications: (db, customerUid, slice) =>
    db.givingApplication.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        name: true,
        story: true,
        state: true,
        reason: true,
        decidedAt: true,
        fulfilledAt: true,
        createdAt: true,
      },
    }),
  tips: (db, customerUid, slice) =>
    db.givingTip.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        recipient: true,
        state: true,
        amountSen: true,
        message: true,
        receivedAt: true,
        createdAt: true,
      },
    }),
  tipsReceived: (db, customerUid, slice) =>
    db.givingTip.findMany({
      where: { hostUid: customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        state: true,
        amountSen: true,
        bankName: true,
        accountNumber: true,
        accountName: true,
        receivedAt: true,
      },
    }),
  gifts: (db, customerUid, slice) =>
    db.givingGift.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        state: true,
        amountSen: true,
        recipientName: true,
        message: true,
        expiresAt: true,
        claimedAt: true,
        receivedAt: true,
        createdAt: true,
      },
    }),
  /** With the account that the customer has typed to claim it, which only its transfer has. */
  giftsReceived: async (db, customerUid, slice) => {
    const gifts = await db.givingGift.findMany({
      where: { claimedBy: customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, state: true, amountSen: true, message: true, claimedAt: true },
    });
    const payouts = await db.payout.findMany({
      where: { kind: givingDesk.kind, customerUid, refUid: { in: gifts.map(({ uid }) => uid) } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      select: { refUid: true, bankName: true, accountNumber: true, accountName: true },
    });
    const accounts = new Map(payouts.map(({ refUid, ...account }) => [refUid, account]));
    return gifts.map((gift) => ({ ...gift, ...accounts.get(gift.uid) }));
  },
};
