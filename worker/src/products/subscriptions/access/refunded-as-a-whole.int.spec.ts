import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aFamily } from '#testing/factories';
import { aRefund } from '#testing/money-factories';
import { aRenewingSeat } from '#testing/renewing-seat';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';

const SQL = readFileSync('prisma/migrations/20270106000075_refunded_as_a_whole/migration.sql', 'utf8');
const ACTIVATED = new Date('2026-11-01T03:00:00Z');
const ENDED = new Date('2026-11-11T03:00:00Z');
const ALL = 6_100_000n;

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

/** A completed order whose seat was ended, with these refunds of its only payment. */
async function ended(refunds: { amountSen: bigint; state?: string }[], { by = 'system', status = 5 } = {}) {
  const { database } = world;
  const seat = await aRenewingSeat(database, await aFamily(database), ACTIVATED);
  const { accountUid, orderUid, paymentUid } = seat;
  await database.account.update({ where: { uid: accountUid }, data: { status } });
  if (status === 5)
    await database.accountHistory.create({
      data: { accountUid, fromStatus: 3, toStatus: 5, why: 'Klaimnya lewat batas waktu', by, at: ENDED },
    });
  for (const { amountSen, state = 'paid' } of refunds)
    await aRefund(database, { uid: paymentUid, orderUid, amountSen }, state === 'paid' ? {} : { state, paidAt: null });
  return seat;
}
const statesOf = async ({ orderUid }: { orderUid: string }) => {
  const { status, account } = await world.database.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: { status: true, account: { select: { status: true } } },
  });
  return [status, account!.status];
};

it('ends orders as refunded whose seat a rule or an admin has ended with all the money back, once, and no others', async () => {
  const whole = [
    await ended([{ amountSen: ALL }]),
    await ended([{ amountSen: 1_000_000n }, { amountSen: 5_100_000n }], { by: 'Sari Admin' }),
  ];
  const others = [
    await ended([{ amountSen: 5_000_000n }]),
    await ended([{ amountSen: ALL, state: 'cancelled' }]),
    await ended([{ amountSen: ALL }], { by: 'customer' }),
    await ended([{ amountSen: ALL }], { status: ACCOUNT_STATUS.active }),
  ];
  const before = await Promise.all(others.map(statesOf));
  for (let time = 0; time < 2; time += 1) await world.database.$executeRawUnsafe(SQL);
  expect(await Promise.all(others.map(statesOf))).toEqual(before);
  for (const seat of whole) {
    expect(await statesOf(seat)).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
    const { accountUid, orderUid } = seat;
    const orders = await world.database.orderHistory.findMany({ where: { orderUid, toStatus: 6 } });
    expect(orders).toMatchObject([{ fromStatus: 4, why: 'Klaimnya lewat batas waktu', at: ENDED }]);
    const seats = await world.database.accountHistory.findMany({ where: { accountUid, toStatus: 6 } });
    expect(seats).toMatchObject([{ fromStatus: 5, at: ENDED }]);
  }
});
