import type { ExportSections } from '#runtime/identity/export-section';
import { decisionColumns, pictureColumns, stepColumns } from '#runtime/sales/order-sections';

/** Seats and what hosts bought, in the file with all data of a customer; of a group its own seat, not the other members. */
export const SEAT_SECTIONS: ExportSections = {
  groups: (db, customerUid, slice) =>
    db.account.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        role: true,
        preOrder: true,
        hostShareSen: true,
        seatNumber: true,
        needsTv: true,
        status: true,
        confirmedAt: true,
        pendingReason: true,
        createdAt: true,
        group: { select: { uid: true, number: true, size: true, family: { select: { name: true } } } },
        periods: { orderBy: { number: 'asc' }, select: { startsAt: true, endsAt: true } },
        renewal: { select: { paidUntil: true, stoppedAt: true, graceEndsAt: true, endedAt: true } },
        history: stepColumns,
      },
    }),
  eligibility: (db, customerUid, slice) =>
    db.orderEligibility.findMany({
      where: { order: { customerUid } },
      orderBy: [{ confirmedAt: 'asc' }, { orderUid: 'asc' }],
      ...slice,
      select: { orderUid: true, accountEmail: true, answers: true, confirmedAt: true },
    }),
  questions: (db, customerUid, slice) =>
    db.orderQuestion.findMany({
      where: { order: { customerUid } },
      orderBy: [{ askedAt: 'asc' }, { orderUid: 'asc' }],
      ...slice,
    }),
  purchases: (db, customerUid, slice) =>
    db.hostPurchase.findMany({
      where: { order: { customerUid } },
      orderBy: [{ submittedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        claimedSen: true,
        providerPriceSen: true,
        debitedAt: true,
        bankName: true,
        accountNumber: true,
        accountName: true,
        proof: pictureColumns,
        ...decisionColumns,
      },
    }),
  commitments: (db, customerUid, slice) =>
    db.hostCommitment.findMany({
      where: { order: { customerUid } },
      orderBy: [{ committedAt: 'asc' }, { orderUid: 'asc' }],
      ...slice,
    }),
  hostTasks: (db, customerUid, slice) =>
    db.hostTask.findMany({
      where: { account: { customerUid } },
      orderBy: [{ askedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      omit: { remindAt: true },
    }),
  receivables: (db, customerUid, slice) =>
    db.hostReceivable.findMany({
      where: { order: { customerUid } },
      orderBy: [{ openedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, orderUid: true, amountSen: true, state: true, openedAt: true, decidedAt: true, note: true },
    }),
  reimbursements: async (db, customerUid, slice) => {
    const reimbursements = await db.reimbursement.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        providerPriceSen: true,
        hostShareSen: true,
        transferFeeSen: true,
        correctionSen: true,
        amountSen: true,
        createdAt: true,
        cycle: { select: { number: true, startsAt: true, endsAt: true, cutAt: true } },
        payout: {
          select: {
            state: true,
            dueAt: true,
            bankName: true,
            accountNumber: true,
            accountName: true,
            paidAt: true,
            reference: true,
            reason: true,
            proof: pictureColumns,
          },
        },
      },
    });
    return reimbursements.map(({ payout, ...reimbursement }) => ({ ...reimbursement, ...payout }));
  },
  followUps: (db, customerUid, slice) =>
    db.followUp.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, topic: true, message: true, state: true, answer: true, createdAt: true, answeredAt: true },
    }),
  accesses: (db, customerUid, slice) =>
    db.seatAccess.findMany({
      where: { account: { customerUid } },
      orderBy: { accountUid: 'asc' },
      ...slice,
      select: { accountUid: true, grantedAt: true, firstGrantedAt: true, confirmedAt: true, confirmedBy: true },
    }),
  claims: (db, customerUid, slice) =>
    db.accessClaim.findMany({
      where: { account: { customerUid } },
      orderBy: [{ openedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        accountUid: true,
        reason: true,
        message: true,
        picture: pictureColumns,
        state: true,
        openedAt: true,
        answerDueAt: true,
        solveDueAt: true,
        answeredAt: true,
        endedAt: true,
        note: true,
        refundSen: true,
      },
    }),
  // The whole thread of an own seat, and of others what the customer wrote as their host.
  threadLines: (db, customerUid, slice) =>
    db.threadLine.findMany({
      where: { OR: [{ customerUid }, { thread: { account: { customerUid } } }] },
      orderBy: [{ at: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, accountUid: true, party: true, message: true, at: true },
    }),
  reviews: (db, customerUid, slice) =>
    db.review.findMany({
      where: { customerUid },
      orderBy: [{ writtenAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        accountUid: true,
        plan: true,
        stars: true,
        text: true,
        state: true,
        writtenAt: true,
        decidedAt: true,
      },
    }),
  waitingLists: (db, customerUid, slice) =>
    db.waitingEntry.findMany({
      where: { customerUid },
      orderBy: [{ waitsSince: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, variantUid: true, notes: true, waitsSince: true, offeredAt: true, heldUntil: true },
    }),
  reveals: (db, customerUid, slice) =>
    db.credentialAccess.findMany({
      where: { account: { customerUid } },
      orderBy: { id: 'asc' },
      ...slice,
      select: { groupUid: true, kind: true, ip: true, at: true },
    }),
};
