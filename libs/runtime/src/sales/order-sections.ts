import { ZERO_SEN } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import type { PayoutKind } from '#domain/sales/payouts/payout';
import type { ExportSections } from '#runtime/identity/export-section';

/** Columns that several sections have: free texts and dates about the person. Who of us decided is another person's name. */
export const decisionColumns = { state: true, submittedAt: true, decidedAt: true, reason: true } as const;
export const pictureColumns = {
  select: { uid: true, bytes: true, width: true, height: true, createdAt: true },
} as const;
export const stepColumns = {
  orderBy: { id: 'asc' },
  select: { at: true, fromStatus: true, toStatus: true, why: true },
} as const;

/** Orders and their money, in the file with all data of a customer. */
export const ORDER_SECTIONS: ExportSections = {
  orders: (db, customerUid, slice) =>
    db.order.findMany({
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
        history: stepColumns,
      },
    }),
  invoices: (db, customerUid, slice) =>
    db.invoice.findMany({
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
  payments: (db, customerUid, slice) =>
    db.payment.findMany({
      where: { order: { customerUid } },
      orderBy: [{ submittedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        invoiceUid: true,
        method: true,
        creditUid: true,
        amountSen: true,
        receivedSen: true,
        bankFrom: true,
        accountName: true,
        proof: pictureColumns,
        ...decisionColumns,
      },
    }),
  refunds: async (db, customerUid, slice) => {
    const refunds = await db.refund.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        state: true,
        amountSen: true,
        feeSen: true,
        uses: { select: { receivedSen: true } },
        reason: true,
        bankName: true,
        accountNumber: true,
        accountName: true,
        reference: true,
        createdAt: true,
        paidAt: true,
      },
    });
    return refunds.map(({ uses, ...refund }) => {
      const { amount, used } = partsOfRefund({ ...refund, uses });
      return {
        ...refund,
        usedAsCreditSen: refund.state === 'used' ? amount : used,
        transferredSen: refund.state === 'paid' ? amount : ZERO_SEN,
      };
    });
  },
  /** Whatever the transfer that came back was for. */
  transfersSentAgain: (db, customerUid, slice) =>
    db.payout.findMany({
      where: { kind: 'bounced' satisfies PayoutKind, customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        state: true,
        amountSen: true,
        bankName: true,
        accountNumber: true,
        accountName: true,
        reference: true,
        createdAt: true,
        paidAt: true,
      },
    }),
};
