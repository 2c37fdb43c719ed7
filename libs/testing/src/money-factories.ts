import { randomUUID } from 'node:crypto';
import { dayInWib } from '#domain/platform/wib';
import type { FileKind } from '#domain/platform/stored-file';
import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { openCycle } from '#runtime/products/subscriptions/cycles.store';

/** The row of a stored picture, without the file itself. */
export const aFile = (database: Database, given: Partial<Prisma.FileUncheckedCreateInput> = {}) =>
  database.file.create({
    data: {
      kind: 'payment-proof',
      contentType: 'image/webp',
      key: `proofs/${randomUUID()}.webp`,
      sha256: '0'.repeat(64),
      bytes: 1,
      width: 1,
      height: 1,
      ...given,
    },
  });
const aProof = async (database: Database, orderUid: string, kind: FileKind) => {
  const { customerUid } = await database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  return aFile(database, { kind, customerUid });
};

/** The invoice of a test order; created where the order has none, such as a host order. */
export async function purchaseInvoice(database: Database, orderUid: string, amountSen: bigint | number) {
  const invoice = await database.invoice.findFirst({ where: { orderUid, purpose: 'purchase' } });
  return (
    invoice ??
    database.invoice.create({
      data: { orderUid, number: `INV-${randomUUID()}`, purpose: 'purchase', status: 'open', amountSen },
    })
  );
}

/** Until when an order is to be paid, from now on. */
export const setDueDate = (database: Database, orderUid: string, dueAt: Date) =>
  database.invoice.updateMany({ where: { orderUid, purpose: 'purchase' }, data: { dueAt } });

export async function aPayment(
  database: Database,
  orderUid: string,
  given: Partial<Omit<Prisma.PaymentUncheckedCreateInput, 'orderUid'>> = {},
) {
  const { state = 'confirmed', amountSen = 6_100_000n } = given;
  return database.payment.create({
    data: {
      orderUid,
      invoiceUid: (await purchaseInvoice(database, orderUid, amountSen)).uid,
      state,
      amountSen,
      receivedSen: state === 'confirmed' ? amountSen : null,
      bankFrom: 'BCA',
      accountName: 'Budi Santoso',
      fileUid: given.fileUid ?? (await aProof(database, orderUid, 'payment-proof')).uid,
      ...given,
    },
  });
}

/** A verified one has paid for the next cycle of its group. */
export async function aPurchase(
  database: Database,
  orderUid: string,
  given: Partial<Omit<Prisma.HostPurchaseUncheckedCreateInput, 'orderUid'>> = {},
) {
  const purchase = await database.hostPurchase.create({
    data: {
      orderUid,
      state: 'verified',
      claimedSen: 18_600_000n,
      debitedAt: new Date(),
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: 'Budi Santoso',
      providerPriceSen: 18_600_000n,
      fileUid: given.fileUid ?? (await aProof(database, orderUid, 'purchase-proof')).uid,
      ...given,
    },
  });
  const account = await database.account.findUnique({ where: { orderUid } });
  if (account && purchase.state === 'verified')
    await database.transaction((tx) =>
      openCycle(tx, {
        groupUid: account.groupUid,
        purchaseUid: purchase.uid,
        orderUid,
        debitedAt: purchase.debitedAt,
        months: 1,
      }),
    );
  return purchase;
}

/** All of a payment, given back at once. */
export async function aRefund(
  database: Database,
  { uid: paymentUid, orderUid, amountSen }: { uid: string; orderUid: string; amountSen: bigint },
  given: Partial<Prisma.RefundUncheckedCreateInput> = {},
) {
  const [by, at] = ['Sari Admin', new Date()];
  const { customerUid } = await database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const refund = await database.refund.create({
    data: {
      orderUid,
      paymentUid,
      state: 'paid',
      amountSen,
      feeSen: 0n,
      reason: 'Pindah paket',
      by,
      approvedBy: by,
      paidAt: at,
      parts: { create: [{ paymentUid, amountSen: given.amountSen ?? amountSen }] },
      ...given,
    },
  });
  const { bankName, accountNumber, accountName } = refund;
  await database.payout.create({
    data: {
      kind: 'refund',
      refUid: refund.uid,
      customerUid,
      state: 'paid',
      amountSen: refund.amountSen,
      dueAt: at,
      bankName,
      accountNumber,
      accountName,
      approvedBy: by,
      approvedAt: at,
      paidBy: by,
      paidAt: at,
    },
  });
  return refund;
}

/** What Spotify's host gets back: `money` are columns of its payout, `given` of the reimbursement. */
export async function aReimbursement(
  database: Database,
  { orderUid, purchaseUid }: { orderUid: string; purchaseUid: string },
  money: Partial<Omit<Prisma.PayoutUncheckedCreateInput, 'amountSen'>> = {},
  given: Partial<Prisma.ReimbursementUncheckedCreateInput> = {},
) {
  const [uid, amountSen] = [randomUUID(), given.amountSen ?? 6_251_700n];
  const { order, cycle, bankName, accountNumber, accountName } = await database.hostPurchase.findUniqueOrThrow({
    where: { uid: purchaseUid },
    include: { order: true, cycle: true },
  });
  const { uid: payoutUid } = await database.payout.create({
    data: {
      kind: 'reimbursement',
      refUid: uid,
      customerUid: order.customerUid,
      state: 'scheduled',
      amountSen,
      dueAt: new Date(),
      bankName,
      accountNumber,
      accountName,
      ...money,
    },
  });
  return database.reimbursement.create({
    data: {
      uid,
      orderUid,
      purchaseUid,
      cycleUid: cycle?.uid ?? given.cycleUid!,
      payoutUid,
      limitSen: amountSen,
      providerPriceSen: 9_490_000n,
      hostShareSen: 3_163_300n,
      transferFeeSen: 75_000n,
      ...given,
      amountSen,
    },
  });
}

/** The first account of the shop. */
export async function aBankAccount(database: Database): Promise<{ uid: string }> {
  const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Patungan' };
  return (
    (await database.paymentMethod.findFirst({ orderBy: { position: 'asc' } })) ??
    (await database.paymentMethod.create({ data: { kind: 'bank-transfer', position: 1, ...account } }))
  );
}

/** A line of a statement of its own, of the first account of the shop. */
export async function aStatementLine(
  database: Database,
  given: Partial<Prisma.BankStatementLineUncheckedCreateInput> = {},
) {
  const bookedOn = new Date(dayInWib(new Date()));
  const { uid: methodUid } = await aBankAccount(database);
  const file = { fileName: 'koran.csv', fileHash: randomUUID(), format: 'bca', lineCount: 1, newCount: 1 };
  const days = { firstDay: bookedOn, lastDay: bookedOn };
  const { uid: statementUid } = await database.bankStatement.create({
    data: { methodUid, ...file, ...days, createdBy: 'Sari Admin' },
  });
  const line = { line: 2, bookedOn, amountSen: 1_000n, description: 'SETORAN', identity: randomUUID(), occurrence: 1 };
  const created = await database.bankStatementLine.create({ data: { statementUid, methodUid, ...line, ...given } });
  const { uid, amountSen } = created;
  if (created.state === 'charged') await database.bankCharge.create({ data: { uid, lineUid: uid, amountSen } });
  if (created.state === 'settled')
    await database.gatewaySettlement.create({ data: { uid, lineUid: uid, amountSen, feeSen: created.gatewayFeeSen! } });
  return created;
}
