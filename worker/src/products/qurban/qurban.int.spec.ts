import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { savingPlan } from '#domain/products/qurban/saving-plan';
import type { QurbanAnimal } from '#runtime/generated/prisma/client';
import { announce } from '#runtime/platform/outbox/announce';
import { lockAnimals, moveAnimal } from '#runtime/products/qurban/participations.store';
import { moveOrderTo } from '#runtime/products/qurban/transfers.store';
import { aCustomer } from '#testing/factories';
import { announceEvent, messageKindsOf } from '#testing/events';
import { brokenInvariants } from '#testing/invariants';
import { aPayment, setDueDate } from '#testing/money-factories';
import { aQurbanOrder, aQurbanSeason, anAnimal } from '#testing/qurban';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { formatWib } from '../../messages/format.js';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { DueOrdersSweep } from '../../sales/orders/due-orders.sweep.js';
import { DueQurbanSweep } from './due-qurban.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

/** Orders of as many customers, paid and known to the line. */
async function paid(animal: QurbanAnimal, ...sizes: number[]) {
  const orders: { orderUid: string; customerUid: string }[] = [];
  for (const size of sizes) {
    const { uid: customerUid } = await aCustomer(world.database);
    const names = Array.from({ length: size }, (_, index) => `Nama ${index + 1} bin Ali`);
    const { uid: orderUid, totalSen } = await aQurbanOrder(world.database, animal, {
      customerUid,
      names,
      isPaid: true,
    });
    const { uid: paymentUid } = await aPayment(world.database, orderUid, {
      amountSen: totalSen,
      decidedAt: new Date(),
    });
    await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
    orders.push({ orderUid, customerUid });
  }
  await settled(world.database);
  return orders;
}
const end = ({ seasonUid: uid }: QurbanAnimal) =>
  world.database.qurbanSeason.update({ where: { uid }, data: { ordersUntil: new Date(Date.now() - 1_000) } });
/** Two workers at a time, and once more. */
async function sweep() {
  const due = world.get(DueQurbanSweep);
  for (let times = 0; times < 2; times += 1) {
    await Promise.all([due.close(), due.close()]);
    await Promise.all([due.settle(), due.settle()]);
  }
  await settled(world.database);
}
const animalOf = ({ uid }: QurbanAnimal) => world.database.qurbanAnimal.findUniqueOrThrow({ where: { uid } });
const stateOf = async (orderUid: string) =>
  (await world.database.qurbanParticipation.findUniqueOrThrow({ where: { orderUid } })).state;
const statusOf = async (uid: string) => (await world.database.order.findUniqueOrThrow({ where: { uid } })).status;
const kindsOf = (customerUid: string) => messageKindsOf(world.database, customerUid);
const fundsOf = async ({ uid: subjectUid }: QurbanAnimal) => {
  const { _sum } = await world.database.ledgerPosting.aggregate({
    where: { account: 'qurbanFunds', subjectUid },
    _sum: { amountSen: true },
  });
  return -(_sum.amountSen ?? 0n);
};

async function buy(animal: QurbanAnimal, costSen: bigint) {
  await world.database.transaction(async (tx) => {
    const [locked] = await lockAnimals(tx, [animal.uid]);
    await moveAnimal(tx, locked!, 'buy', 'admin', { costSen, boughtFrom: 'Peternak Bogor', boughtAt: new Date() });
    await announce(tx, 'qurban.bought', { animalUid: animal.uid });
  });
  await sweep();
}

describe('a cow whose shares are all paid', () => {
  it('is complete, holds the money of the animal, and the fees are income', async () => {
    const cow = await anAnimal(world.database);
    const [first] = await paid(cow, 3, 3);
    expect((await animalOf(cow)).state).toBe('open');
    await paid(cow, 1);
    expect((await animalOf(cow)).state).toBe('filled');
    expect(await fundsOf(cow)).toBe(2_100_000_000n);
    const fees = await world.database.ledgerPosting.findMany({
      where: { orderUid: first!.orderUid, account: 'feeIncome' },
    });
    expect(fees.map(({ amountSen }) => amountSen)).toEqual([-30_000_000n]);
    expect(await kindsOf(first!.customerUid)).toEqual(['tell-payment-confirmed', 'tell-qurban-filled']);
  });

  it('was cheaper: the rest is credit by shares, and the order is done when it was reported', async () => {
    const cow = await anAnimal(world.database);
    const orders = await paid(cow, 2, 5);
    await buy(cow, 2_099_999_200n);
    const credits = await Promise.all(
      orders.map(({ orderUid }) => world.database.refund.findMany({ where: { orderUid } })),
    );
    expect(credits.map(([refund]) => [refund!.state, refund!.amountSen, refund!.feeSen])).toEqual([
      ['credited', 300n, 0n],
      ['credited', 500n, 0n],
    ]);
    expect(await fundsOf(cow)).toBe(0n);

    await world.database.transaction(async (tx) => {
      const [locked] = await lockAnimals(tx, [cow.uid]);
      const report = { report: 'Alhamdulillah lancar.', place: 'Bogor', slaughteredOn: new Date('2027-05-16') };
      await moveAnimal(tx, locked!, 'report', 'admin', { ...report, reportedAt: new Date() });
      await announce(tx, 'qurban.reported', { animalUid: cow.uid });
    });
    await sweep();
    const [{ orderUid, customerUid }] = orders as [(typeof orders)[0]];
    expect([await stateOf(orderUid), await statusOf(orderUid)]).toEqual(['done', 4]);
    expect(await kindsOf(customerUid)).toEqual([
      'tell-payment-confirmed',
      'tell-qurban-bought',
      'tell-qurban-filled',
      'tell-qurban-reported',
      'tell-refund-credited',
    ]);
  });

  it('was dearer: the shop bears the difference from its fees, and no customer gets or pays anything', async () => {
    const cow = await anAnimal(world.database);
    const [order] = await paid(cow, 7);
    await buy(cow, 2_110_000_000n);
    expect(await fundsOf(cow)).toBe(0n);
    const postings = await world.database.ledgerPosting.findMany({ where: { subjectUid: cow.uid, orderUid: null } });
    expect(postings.map(({ account, amountSen }) => `${account} ${amountSen}`).toSorted()).toEqual(
      ['bank -2100000000', 'bank -10000000', 'feeIncome 10000000', 'qurbanFunds 2100000000'].toSorted(),
    );
    expect(await world.database.refund.count({ where: { orderUid: order!.orderUid } })).toBe(0);
    expect(await stateOf(order!.orderUid)).toBe('bought');
  });
});

describe('at the deadline', () => {
  it('a cow that is not full takes orders of another one, with their money; what fits nowhere goes back', async () => {
    const cow = await anAnimal(world.database);
    const other = await anAnimal(world.database, { seasonUid: cow.seasonUid });
    await paid(cow, 3, 2);
    const [moved, left] = await paid(other, 2, 1);
    await end(cow);
    await sweep();

    expect([(await animalOf(cow)).state, (await animalOf(other)).state]).toEqual(['filled', 'missed']);
    expect(await world.database.qurbanSeason.findUnique({ where: { uid: cow.seasonUid } })).toMatchObject({
      state: 'closed',
    });
    expect([await fundsOf(cow), await fundsOf(other)]).toEqual([2_100_000_000n, 0n]);
    expect([await stateOf(moved!.orderUid), await stateOf(left!.orderUid)]).toEqual(['paid', 'refunded']);
    const [refund] = await world.database.refund.findMany({ where: { orderUid: left!.orderUid } });
    expect(refund).toMatchObject({ state: 'requested', amountSen: 310_000_000n, feeSen: 10_000_000n });
    expect(await kindsOf(moved!.customerUid)).toContain('tell-qurban-moved');
    expect(await kindsOf(left!.customerUid)).toEqual(['tell-payment-confirmed', 'tell-qurban-missed']);

    // Of a moved order too, what the animal did not need is taken from the animal that it was moved to.
    await buy(cow, 2_099_999_300n);
    expect([await fundsOf(cow), await fundsOf(other)]).toEqual([0n, 0n]);
    expect(await world.database.refund.findMany({ where: { orderUid: moved!.orderUid } })).toMatchObject([
      { state: 'credited', amountSen: 200n },
    ]);
  });

  it('what was not paid expires, and a proof that waits is decided first', async () => {
    const cow = await anAnimal(world.database);
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: unpaid } = await aQurbanOrder(world.database, cow, { customerUid });
    const { uid: waiting } = await aQurbanOrder(world.database, cow, { customerUid });
    await aPayment(world.database, waiting, { state: 'submitted', amountSen: 310_000_000n });
    await world.database.order.update({ where: { uid: waiting }, data: { status: 2 } });
    await world.database.orderHistory.create({
      data: { orderUid: waiting, fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer' },
    });
    await end(cow);
    await sweep();
    expect([await stateOf(unpaid), await stateOf(waiting), (await animalOf(cow)).state]).toEqual([
      'released',
      'held',
      'open',
    ]);
  });
});

describe('a saving plan', () => {
  /** Two months into a plan of ten, with so many instalments paid. */
  async function aSaver(instalments: number, keptUntil = daysAfter(new Date(), 5)) {
    const cow = await anAnimal(world.database);
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: orderUid } = await aQurbanOrder(world.database, cow, { customerUid });
    const plan = savingPlan(sen(310_000_000n), 10, {
      now: daysAfter(new Date(), -60),
      ordersUntil: daysAfter(new Date(), 240),
      hours: '00.00-23.59',
    });
    await world.database.qurbanInstalment.createMany({ data: plan.map((one) => ({ orderUid, ...one })) });
    const amountSen = 31_000_000n * BigInt(instalments);
    const invoice = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
    await world.database.invoice.update({
      where: { uid: invoice.uid },
      data: { askedSen: 31_000_000n, receivedSen: amountSen, dueAt: keptUntil },
    });
    const { uid: paymentUid } = await aPayment(world.database, orderUid, {
      amountSen,
      settledSen: 0n,
      decidedAt: new Date(),
    });
    await world.database.orderHistory.createMany({
      data: [
        { orderUid, fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer' },
        { orderUid, fromStatus: 2, toStatus: 1, why: 'Pembayaran kurang, menunggu sisanya', by: 'Sari Admin' },
      ],
    });
    const dueAt = invoice.dueAt!.toISOString();
    await announceEvent(world, 'payment.short', { orderUid, paymentUid, dueAt });
    await settled(world.database);
    return { cow, orderUid, customerUid };
  }

  it('names what was saved and what comes next, and holds the money as a deposit', async () => {
    const { orderUid, customerUid } = await aSaver(3);
    const [notice] = await world.database.notification.findMany({ where: { customerUid } });
    expect(notice).toMatchObject({ kind: 'tell-qurban-instalment', title: 'Tabungan qurbanmu sekarang Rp930.000' });
    expect(notice!.body).toContain('Cicilan ke-4 dari 10, Rp310.000');
    const postings = await world.database.ledgerPosting.findMany({ where: { orderUid } });
    expect(postings.map(({ account, amountSen }) => `${account} ${amountSen}`)).toEqual([
      'bank 93000000',
      'customerDeposit -93000000',
    ]);
  });

  it('whose proof is rejected is asked for another one until the day of the instalment, without the days of grace', async () => {
    const { orderUid, customerUid } = await aSaver(3);
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { state: 'rejected', reason: 'Buram' });
    const { dueAt } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
    await announceEvent(world, 'payment.rejected', { orderUid, paymentUid, dueAt: dueAt!.toISOString() });
    await settled(world.database);
    const rejected = { customerUid, kind: 'tell-payment-rejected' };
    const { body } = await world.database.notification.findFirstOrThrow({ where: rejected });
    const next = await world.database.qurbanInstalment.findFirstOrThrow({ where: { orderUid, number: 4 } });
    expect(body).toContain(`sebelum ${formatWib(next.dueAt)}, ya.`);
  });

  it('whose proof is rejected, or whose part comes, after the deadline of the season is asked for nothing that is too late', async () => {
    const { orderUid, customerUid } = await aSaver(3, new Date(Date.now() - 1_000));
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { state: 'rejected', reason: 'Buram' });
    const dueAt = new Date().toISOString();
    await announceEvent(world, 'payment.rejected', { orderUid, paymentUid, dueAt });
    await settled(world.database);
    const asked = { in: ['tell-qurban-instalment', 'tell-payment-rejected'] };
    expect(await world.database.notification.count({ where: { customerUid, kind: asked } })).toBe(0);
  });

  it('is reminded of once for each instalment: before it, and when it is late', async () => {
    const [punctual, late] = [await aSaver(2), await aSaver(1)];
    await world.database.qurbanInstalment.updateMany({
      where: { orderUid: punctual.orderUid, number: 3 },
      data: { dueAt: daysAfter(new Date(), 2) },
    });
    const due = world.get(DueQurbanSweep);
    await Promise.all([due.remind(), due.remind()]);
    await due.remind();
    await settled(world.database);
    expect(await kindsOf(punctual.customerUid)).toEqual(['remind-qurban-instalment', 'tell-qurban-instalment']);
    expect(await kindsOf(late.customerUid)).toEqual(['tell-qurban-instalment', 'tell-qurban-late']);
  });

  it('is reminded of no instalment after the last proof that is taken', async () => {
    const [late, due] = [await aSaver(1), await aSaver(2)];
    await world.database.qurbanInstalment.updateMany({
      where: { orderUid: due.orderUid, number: 3 },
      data: { dueAt: daysAfter(new Date(), 2) },
    });
    for (const { orderUid } of [late, due])
      for (let times = 0; times < 5; times += 1)
        await aPayment(world.database, orderUid, { state: 'rejected', reason: 'Buram', decidedAt: new Date() });
    await world.get(DueQurbanSweep).remind();
    await settled(world.database);
    for (const { customerUid } of [late, due]) expect(await kindsOf(customerUid)).toEqual(['tell-qurban-instalment']);
  });

  it('of which a part comes after the day of its instalment reads until when the share is kept, and not the day that is past', async () => {
    const keptUntil = daysAfter(new Date(), 5);
    const { orderUid, customerUid } = await aSaver(1, keptUntil);
    const { body } = await world.database.notification.findFirstOrThrow({ where: { customerUid } });
    const { dueAt } = await world.database.qurbanInstalment.findFirstOrThrow({ where: { orderUid, number: 2 } });
    expect(body).toContain('Cicilan ke-2 dari 10');
    expect(body).toContain(formatWib(keptUntil));
    expect(body).not.toContain(formatWib(dueAt));
  });

  it('that is not complete at the deadline ends, and what was saved is credit', async () => {
    const { cow, orderUid, customerUid } = await aSaver(4);
    await end(cow);
    await sweep();
    expect([await stateOf(orderUid), await statusOf(orderUid)]).toEqual(['released', 8]);
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { state: 'credited', deposit: true, amountSen: 124_000_000n },
    ]);
    expect(await kindsOf(customerUid)).toEqual(['tell-order-closed', 'tell-qurban-instalment', 'tell-refund-credited']);
    const closed = await world.database.notification.findFirstOrThrow({
      where: { customerUid, kind: 'tell-order-closed' },
    });
    expect(closed.body).toContain('Rp1.240.000 jadi kreditmu.');
  });

  it('whose season an admin has closed early reads that, and not that the time to pay is over', async () => {
    const { cow, orderUid, customerUid } = await aSaver(1);
    await setDueDate(world.database, orderUid, daysAfter(new Date(), 5));
    const [buyer] = await paid(cow, 1);
    await world.database.qurbanSeason.update({
      where: { uid: cow.seasonUid },
      data: { closedFor: 'Pemasoknya mundur' },
    });
    await end(cow);
    await sweep();
    const closed = { customerUid, kind: 'tell-order-closed' };
    const { title, body } = await world.database.notification.findFirstOrThrow({ where: closed });
    expect(title).toMatch(/^Pendaftaran .* kami tutup lebih awal$/);
    expect(body).toContain('Pemasoknya mundur');
    expect(body).not.toContain('waktu bayar');
    const missed = { customerUid: buyer!.customerUid, kind: 'tell-qurban-missed' };
    const told = await world.database.notification.findFirstOrThrow({ where: missed });
    expect(told.title).toBe(title);
    const ofBuyer = { orderUid: buyer!.orderUid };
    const why = 'Kami tutup lebih awal: Pemasoknya mundur';
    expect(await world.database.refund.findMany({ where: ofBuyer })).toMatchObject([{ reason: why }]);
    expect(await world.database.orderHistory.count({ where: { ...ofBuyer, why } })).toBe(1);
    expect(told.body).toMatch(
      /Pemasoknya mundur\.\n\nUang yang sudah kamu bayar kembali penuh\. Rp3\.100\.000 akan dikembalikan\. Tulis rekening tujuannya .* Begitu ditransfer, kami kabari\./,
    );
  });
});

describe('whose proof was being checked when a season ended, and did not pay it all,', () => {
  it.each([
    [
      'an admin has closed it early',
      'Pemasoknya mundur',
      'kami tutup lebih awal. Alasannya: Pemasoknya mundur.',
      'Pendaftaran qurban ditutup lebih awal sebelum lunas',
    ],
    ['its time was over', null, 'waktu bayar untuk', 'Pendaftaran qurban ditutup sebelum lunas'],
  ])('reads that %s', async (_, closedFor, words, why) => {
    const cow = await anAnimal(world.database);
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: orderUid } = await aQurbanOrder(world.database, cow, { customerUid });
    const { uid: seasonUid, ordersUntil } = await world.database.qurbanSeason.update({
      where: { uid: cow.seasonUid },
      data: { ordersUntil: new Date(Date.now() - 5_000), closedFor },
    });
    // As the API leaves it: the rest is due at the end of the season.
    const part = { receivedSen: 1_000_000n, settledSen: 0n, decidedAt: new Date(), decidedBy: 'Sari Admin' };
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { state: 'confirmed', ...part });
    await world.database.invoice.updateMany({
      where: { orderUid },
      data: { receivedSen: part.receivedSen, dueAt: ordersUntil },
    });
    await world.database.orderHistory.createMany({
      data: [
        { orderUid, fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer' },
        { orderUid, fromStatus: 2, toStatus: 1, why: 'Pembayaran kurang, menunggu sisanya', by: 'Sari Admin' },
      ],
    });
    await announceEvent(world, 'payment.short', { orderUid, paymentUid, dueAt: ordersUntil.toISOString() });
    await settled(world.database);
    await world.get(DueOrdersSweep).expire();
    await sweep();
    const { body } = await world.database.notification.findFirstOrThrow({
      where: { customerUid, kind: 'tell-order-closed' },
    });
    expect(body).toContain(words);
    expect(body.includes('waktu bayar')).toBe(closedFor === null);
    expect(body.includes('Masih ingin ikut?')).toBe(closedFor === null);
    expect(
      await world.database.orderHistory.findFirst({ where: { orderUid, toStatus: ORDER_STATUS.expired } }),
    ).toMatchObject({ why });
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([{ reason: why }]);
    expect(await world.database.qurbanSeason.findUnique({ where: { uid: seasonUid } })).toMatchObject({
      state: 'closed',
    });
  });
});

it('an order that is moved takes its seats and its money along, and is booked back before it is refunded', async () => {
  const cow = await anAnimal(world.database);
  const other = await anAnimal(world.database, { seasonUid: cow.seasonUid });
  await paid(other, 2);
  const [order] = await paid(cow, 2);
  await world.database.transaction(async (tx) => {
    const [a, b] = await lockAnimals(tx, [cow.uid, other.uid]);
    const to = [a!, b!].find(({ uid }) => uid === other.uid)!;
    const found = await tx.qurbanParticipation.findUniqueOrThrow({ where: { orderUid: order!.orderUid } });
    await moveOrderTo(tx, found, to, { reason: 'Permintaan keluarga', by: 'Sari Admin' });
  });
  await settled(world.database);
  expect([await fundsOf(cow), await fundsOf(other)]).toEqual([0n, 1_200_000_000n]);
  const seats = await world.database.qurbanShare.findMany({ where: { orderUid: order!.orderUid } });
  expect(seats.map(({ animalUid, seat }) => [animalUid === other.uid, seat])).toEqual([
    [true, 3],
    [true, 4],
  ]);
  await end(cow);
  await sweep();
  expect(await stateOf(order!.orderUid)).toBe('refunded');
  expect([await fundsOf(cow), await fundsOf(other)]).toEqual([0n, 0n]);
});

it('what an admin writes goes once to each participant of the season', async () => {
  const season = await aQurbanSeason(world.database);
  const [cow, goat] = [
    await anAnimal(world.database, { seasonUid: season.uid }),
    await anAnimal(world.database, { seasonUid: season.uid, kind: 'goat', shares: 1 }),
  ];
  const { uid: customerUid } = await aCustomer(world.database);
  await aQurbanOrder(world.database, cow, { customerUid });
  await aQurbanOrder(world.database, goat, { customerUid });
  const { uid: messageUid } = await world.database.qurbanMessage.create({
    data: { seasonUid: season.uid, title: 'Jadwal penyembelihan', body: 'Dimulai pukul 07.00 WIB.', by: 'Sari Admin' },
  });
  await announceEvent(world, 'qurban.message-written', { messageUid });
  await settled(world.database);
  const notices = await world.database.notification.findMany({ where: { customerUid } });
  expect(notices).toMatchObject([{ kind: 'tell-qurban-message', title: 'Jadwal penyembelihan' }]);
});

describe('an erasure', () => {
  const wish = async (customerUid: string) => {
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    return (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
  };

  it('releases an unpaid share with its names', async () => {
    const cow = await anAnimal(world.database);
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: orderUid } = await aQurbanOrder(world.database, cow, { customerUid });
    expect(await wish(customerUid)).toBe('erased');
    expect(await world.database.qurbanShare.findMany({ where: { orderUid } })).toMatchObject([
      { name: '', seat: null },
    ]);
  });

  it('waits while a share is paid', async () => {
    const [order] = await paid(await anAnimal(world.database), 7);
    expect(await wish(order!.customerUid)).toBe('requested');
  });
});

it('no invariant is broken', async () => {
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
