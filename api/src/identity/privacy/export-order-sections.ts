import type { Section } from './export-section.js';

/** Free texts and dates about the person; who of us decided is somebody else's name. */
const decided = { state: true, submittedAt: true, decidedAt: true, reason: true } as const;
const picture = { select: { uid: true, bytes: true, width: true, height: true, createdAt: true } } as const;
const history = { orderBy: { id: 'asc' }, select: { at: true, fromStatus: true, toStatus: true, why: true } } as const;

/** What has come of the person's orders. */
export const ORDER_SECTIONS: Record<string, Section> = {
  orders: (database, customerUid, slice) =>
    database.order.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        number: true,
        name: true,
        email: true,
        phoneNumber: true,
        productLine: true,
        status: true,
        totalSen: true,
        createdAt: true,
        items: {
          orderBy: { position: 'asc' },
          select: { title: true, quantity: true, unitPriceSen: true, feeSen: true, details: true },
        },
        eligibility: { select: { accountEmail: true, answers: true, confirmedAt: true } },
        history,
      },
    }),
  groups: (database, customerUid, slice) =>
    database.account.findMany({
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
        history,
      },
    }),
  invoices: (database, customerUid, slice) =>
    database.invoice.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        number: true,
        purpose: true,
        status: true,
        amountSen: true,
        receivedSen: true,
        dueAt: true,
        paidAt: true,
        createdAt: true,
      },
    }),
  payments: (database, customerUid, slice) =>
    database.payment.findMany({
      where: { order: { customerUid } },
      orderBy: [{ submittedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        invoiceUid: true,
        method: true,
        amountSen: true,
        receivedSen: true,
        bankFrom: true,
        accountName: true,
        proof: picture,
        ...decided,
      },
    }),
  refunds: (database, customerUid, slice) =>
    database.refund.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        state: true,
        amountSen: true,
        feeSen: true,
        reason: true,
        bankName: true,
        accountNumber: true,
        accountName: true,
        reference: true,
        createdAt: true,
        paidAt: true,
      },
    }),
  purchases: (database, customerUid, slice) =>
    database.hostPurchase.findMany({
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
        proof: picture,
        ...decided,
      },
    }),
  reimbursements: async (database, customerUid, slice) => {
    const reimbursements = await database.reimbursement.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        providerPriceSen: true,
        hostShareSen: true,
        transferFeeSen: true,
        amountSen: true,
        createdAt: true,
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
            proof: picture,
          },
        },
      },
    });
    return reimbursements.map(({ payout, ...reimbursement }) => ({ ...reimbursement, ...payout }));
  },
  followUps: (database, customerUid, slice) =>
    database.followUp.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, topic: true, message: true, state: true, answer: true, createdAt: true, answeredAt: true },
    }),
  reveals: (database, customerUid, slice) =>
    database.credentialAccess.findMany({
      where: { account: { customerUid } },
      orderBy: { id: 'asc' },
      ...slice,
      select: { groupUid: true, kind: true, ip: true, at: true },
    }),
  vouchers: (database, customerUid, slice) =>
    database.voucher.findMany({
      where: { customerUid },
      orderBy: [{ issuedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        code: true,
        state: true,
        treatments: true,
        used: true,
        issuedAt: true,
        useBy: true,
        uses: { orderBy: { number: 'asc' }, select: { number: true, usedAt: true } },
      },
    }),
};
