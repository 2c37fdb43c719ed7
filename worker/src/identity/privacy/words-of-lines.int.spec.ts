import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sen } from '#domain/platform/sen';
import { BOUNCED_PAYOUTS, resendUnplaced } from '#runtime/sales/bounced.store';
import { useLine } from '#runtime/sales/statement-lines.store';
import { bookUnplaced, lockUnplaced, moveUnplaced } from '#runtime/sales/unplaced.store';
import { aCustomer, aFamily, anOrderWithoutSeat, type Family } from '#testing/factories';
import { aPayment, aRefund, aStatementLine } from '#testing/money-factories';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

const WORDS = 'TRSF DARI BUDI SANTOSO';
const by = { by: 'Sari Admin', byUid: randomUUID(), at: new Date() };
const decided = { decidedBy: by.by, decidedAt: by.at };

/** A customer whose payment was given back, so that nothing is owed. */
async function paidBack(amountSen: bigint) {
  const { uid: customerUid } = await aCustomer(world.database);
  const { uid: orderUid } = await anOrderWithoutSeat(world.database, family, { customerUid, status: 6 });
  const payment = await aPayment(world.database, orderUid, { amountSen });
  await aRefund(world.database, payment);
  return { customerUid, paymentUid: payment.uid };
}
async function erase(customerUid: string) {
  const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
  await world.get(ErasuresSweep).sweep();
  expect((await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state).toBe('erased');
}
const wordsOf = async (uid: string) =>
  (await world.database.bankStatementLine.findUniqueOrThrow({ where: { uid } })).description;

/** Money of a line that was booked, with a part for each of these payments; what is left is open. */
async function divided(amountSen: bigint, partSen: bigint, paymentUids: string[]) {
  const given = { amountSen, description: WORDS, state: 'unplaced', ...decided };
  const { uid: lineUid, bookedOn: arrivedOn } = await aStatementLine(world.database, given);
  const booked = { lineUid, arrivedOn, bookedBy: by.by, bookedAt: by.at };
  const left = amountSen - partSen * BigInt(paymentUids.length);
  const { uid } = await world.database.unplacedMoney.create({ data: { ...booked, amountSen: left } });
  for (const paymentUid of paymentUids) {
    const part = { ...booked, partOfUid: uid, amountSen: partSen, paymentUid, state: 'assigned', ...decided };
    await world.database.unplacedMoney.create({ data: part });
  }
  return { uid, lineUid };
}
const move = (uid: string, action: 'return' | 'pay', data: object = {}) =>
  world.database.transaction(async (tx) => moveUnplaced(tx, await lockUnplaced(tx, uid), action, data));

describe("the bank's words about money of an erased customer", () => {
  it('stay while another part of it is open, and go when that is sent back', async () => {
    const { customerUid, paymentUid } = await paidBack(2_950_000n);
    const { uid, lineUid } = await divided(750_000_000n, 2_950_000n, [paymentUid]);
    await erase(customerUid);
    expect(await wordsOf(lineUid)).toBe(WORDS);
    await move(uid, 'return', { returnUid: randomUUID(), ...decided });
    expect(await wordsOf(lineUid)).toBe(WORDS);
    await move(uid, 'pay');
    expect(await wordsOf(lineUid)).toBe('');
  });

  it("stay while another part is another customer's, and go with that one", async () => {
    const [first, second] = [await paidBack(3_000_000n), await paidBack(3_000_000n)];
    const { uid, lineUid } = await divided(6_000_100n, 3_000_000n, [first.paymentUid, second.paymentUid]);
    await erase(first.customerUid);
    await move(uid, 'return', { returnUid: randomUUID(), ...decided });
    await move(uid, 'pay');
    expect(await wordsOf(lineUid)).toBe(WORDS);
    await erase(second.customerUid);
    expect(await wordsOf(lineUid)).toBe('');
  });

  it('go at once where all of it was theirs', async () => {
    const { customerUid, paymentUid } = await paidBack(1_000_000n);
    const line = await aStatementLine(world.database, {
      amountSen: 1_000_000n,
      description: WORDS,
      state: 'used',
      paymentUid,
      ...decided,
    });
    await erase(customerUid);
    expect(await wordsOf(line.uid)).toBe('');
  });

  it("stay of one transfer to several while one of these is another customer's", async () => {
    const [first, second] = [(await aCustomer(world.database)).uid, (await aCustomer(world.database)).uid];
    const paid = { kind: 'venue', amountSen: 500_000n, state: 'paid', paidAt: by.at, dueAt: by.at };
    const { uid: payoutUid } = await world.database.payout.create({
      data: { ...paid, customerUid: first, refUid: randomUUID() },
    });
    await world.database.payout.create({
      data: { ...paid, customerUid: second, refUid: randomUUID(), transferUid: payoutUid },
    });
    const given = { amountSen: -1_000_000n, description: WORDS, state: 'used', payoutUid, ...decided };
    const line = await aStatementLine(world.database, given);
    await erase(first);
    expect(await wordsOf(line.uid)).toBe(WORDS);
    await erase(second);
    expect(await wordsOf(line.uid)).toBe('');
  });

  it('go of a transfer that the bank gives back after the erasure once it is sent again, and those of that transfer', async () => {
    const { uid: customerUid } = await aCustomer(world.database);
    const sent = await world.database.payout.create({
      data: {
        kind: 'venue',
        customerUid,
        refUid: randomUUID(),
        amountSen: 6_251_700n,
        dueAt: by.at,
        state: 'paid',
        paidAt: by.at,
      },
    });
    await erase(customerUid);
    const line = await aStatementLine(world.database, {
      amountSen: 6_251_700n,
      description: WORDS,
      ...decided,
      state: 'unplaced',
    });
    const { payoutUid, unplacedUid } = await world.database.transaction(async (tx) => {
      const uid = await bookUnplaced(tx, line, by);
      const admin = { uid: randomUUID(), name: by.by };
      return resendUnplaced(
        tx,
        await lockUnplaced(tx, uid),
        { payoutUid: sent.uid, account: null },
        { by: admin, at: by.at, feeFrom: sen(0n) },
      );
    });
    expect(await wordsOf(line.uid)).toBe(WORDS);
    const out = await aStatementLine(world.database, { amountSen: -6_251_700n, description: WORDS });
    const again = await world.database.payout.findUniqueOrThrow({ where: { uid: payoutUid } });
    await world.database.transaction(async (tx) => {
      await BOUNCED_PAYOUTS.paid(tx, again);
      await useLine(tx, out.uid, { payoutUid }, by);
    });
    await world.database.payout.update({ where: { uid: payoutUid }, data: { state: 'paid', paidAt: by.at } });
    expect((await world.database.unplacedMoney.findUniqueOrThrow({ where: { uid: unplacedUid } })).state).toBe(
      'resent',
    );
    expect([await wordsOf(line.uid), await wordsOf(out.uid)]).toEqual(['', '']);
  });
});
