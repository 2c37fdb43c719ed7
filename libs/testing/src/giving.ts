import { randomUUID } from 'node:crypto';
import { type Books, USUAL_BOOKS } from '#domain/sales/ledger/postings';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { giving } from '#runtime/products/giving/giving.line';
import { disbursementDesk } from '#runtime/products/giving/allotments.store';
import { lockPayout, payPayout } from '#runtime/sales/payouts.store';
import { lockOrder } from '#runtime/sales/orders.store';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { PAID_STEPS, placedOrder } from '#testing/placed-order';

/** A cause that takes donations. */
export const aCause = (database: Database, given: Partial<Prisma.GivingCauseUncheckedCreateInput> = {}) =>
  database.givingCause.create({
    data: {
      slug: `sekolah-${randomUUID().slice(0, 8)}`,
      name: 'Sekolah Pesisir',
      summary: 'Buku untuk anak nelayan',
      story: 'Seratus anak belum punya buku.',
      beneficiary: 'Yayasan Pesisir',
      targetSen: 10_000_000_00n,
      active: true,
      position: 1,
      ...given,
    },
  });

type Face =
  | { donation: Omit<Prisma.GivingDonationUncheckedCreateInput, 'orderUid' | 'amountSen' | 'state'> }
  | { tip: Omit<Prisma.GivingTipUncheckedCreateInput, 'orderUid' | 'amountSen' | 'state'> }
  | { gift: Omit<Prisma.GivingGiftUncheckedCreateInput, 'orderUid' | 'amountSen' | 'state'> };

/** An unpaid order of the line, as the API writes it. */
export async function aGivenOrder(
  database: Database,
  {
    customerUid,
    amountSen,
    face,
    books,
  }: { customerUid: string; amountSen: bigint; face: Face; books: Partial<Books> },
) {
  return database.transaction(async (tx) => {
    const order = await tx.order.create({
      data: {
        ...placedOrder({ productLine: 'giving', customerUid, totalSen: amountSen }),
        items: {
          create: {
            position: 1,
            refUid: randomUUID(),
            title: 'Donasi, tip atau hadiah',
            unitPriceSen: amountSen,
            feeSen: books.income ? amountSen : 0n,
            details: { books: { ...USUAL_BOOKS, ...books } },
          },
        },
      },
    });
    const facts = { orderUid: order.uid, amountSen, state: 'promised' };
    if ('donation' in face) await tx.givingDonation.create({ data: { ...face.donation, ...facts } });
    if ('tip' in face) await tx.givingTip.create({ data: { ...face.tip, ...facts } });
    if ('gift' in face) await tx.givingGift.create({ data: { ...face.gift, ...facts } });
    return order;
  });
}

/** Its payment is confirmed, as an admin does; what follows has not been done yet. */
export async function confirmGiven(database: Database, orderUid: string) {
  const at = new Date();
  const order = await database.order.update({
    where: { uid: orderUid },
    data: {
      status: ORDER_STATUS.processing,
      version: { increment: 2 },
      history: { create: PAID_STEPS },
    },
  });
  const amountSen = order.totalSen;
  const { uid: paymentUid } = await aPayment(database, orderUid, { amountSen, decidedAt: at, decidedBy: 'Sari Admin' });
  await database.invoice.updateMany({
    where: { orderUid },
    data: { status: 'paid', receivedSen: amountSen, paidAt: at },
  });
  return paymentUid;
}

/** The same, with what the line does then. */
export async function payGiven(database: Database, orderUid: string): Promise<void> {
  await confirmGiven(database, orderUid);
  await database.transaction(async (tx) =>
    giving.onPaid!(tx, [{ order: await lockOrder(tx, orderUid), eventUid: randomUUID() }], new Date()),
  );
}

/** Money of a cause on its way to the beneficiary, as the desk has scheduled it; `state`: how far its payout is. */
export async function anAllotment(
  database: Database,
  {
    causeUid,
    amountSen,
    state = 'approved',
  }: { causeUid: string; amountSen: bigint; state?: 'scheduled' | 'approved' },
) {
  const { uid } = await database.givingAllotment.create({
    data: { causeUid, amountSen, title: 'Buku', by: 'Sari Admin' },
  });
  await database.givingCause.update({ where: { uid: causeUid }, data: { allottedSen: { increment: amountSen } } });
  const account = { bankName: 'BCA', accountNumber: '7700112233', accountName: 'Yayasan Pesisir' };
  const payout = { kind: 'disbursement', refUid: uid, amountSen, dueAt: new Date(), state, ...account };
  return { uid, payoutUid: (await database.payout.create({ data: payout })).uid };
}

/** Its transfer was recorded. */
export const payAllotment = (database: Database, payoutUid: string) =>
  database.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutUid);
    const by = { uid: randomUUID(), name: 'Tono Admin' };
    await payPayout(tx, payout, { by, at: new Date(), reference: `TRF-${payoutUid}`, otherPayerFrom: null });
    await disbursementDesk.paid(tx, payout);
  });

/** An order for a seat of the provider with this slug, which waits for its payment. */
export async function anUnpaidSeatOf(database: Database, slug: string, customerUid: string, totalSen: bigint) {
  const family = await aFamily(database);
  const { providerUid } = family;
  const there = await database.provider.findUnique({ where: { slug }, select: { uid: true } });
  if (there) await database.package.updateMany({ where: { providerUid }, data: { providerUid: there.uid } });
  else await database.provider.update({ where: { uid: providerUid }, data: { slug } });
  const { uid: groupUid } = await aGroup(database, family);
  return anOrder(database, family, groupUid, { customerUid, totalSen, feeSen: 0n });
}
