import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import { type FoundPlan, findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import type { Person } from '../../api/test/listening-api.js';
import { Eraser } from '../../worker/src/identity/privacy/eraser.js';
import { MoneyWorld } from '../support/money-world.js';
import { type Buyer, orders } from '../support/shop-month.js';

const HOME = {
  label: 'Rumah',
  recipient: 'Hapus Bersamaan',
  phoneNumber: '081234567890',
  street: 'Jalan Melati 5',
  district: 'Coblong',
  city: 'Kota Bandung',
  province: '32',
  postalCode: '40132',
};

let world: MoneyWorld;
let plan: FoundPlan;
let other: FoundPlan;
beforeAll(async () => {
  world = await MoneyWorld.open();
  [plan, other] = [await findPlan(world.api.http, 'youtube'), await findPlan(world.api.http, 'spotify')];
}, 120_000);
afterAll(() => world?.close());

const waiting = async () => {
  const [row] = await world.api.database.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row!.n;
};
/** A customer with a cancelled order, of whom nothing is open. */
async function aCancelledOrder(name: string): Promise<Buyer> {
  const buyer = await orders(world.api, await world.api.customer(name), plan, 'right');
  const { token } = buyer.person;
  await world.api.http.ask('POST', `/customer/${buyer.orderUid}/cancel`, { token, body: {} });
  await world.done();
  return buyer;
}
const asDesk = (path: string, body: object) =>
  world.api.http.call('POST', `/admin/${path}`, { token: world.desk.admin.token, body });
const asked = ({ token }: Person, path: string, body: object) =>
  world.api.http.call('POST', `/customer${path}`, { token, body });
const orderOf = ({ name, email }: Person) => ({
  name,
  email,
  phoneNumber: '081234567890',
  packageUid: other.packageUid,
  variantUid: other.uid,
  eligibility: fittingAnswers(other),
  ...acceptedDuties(other),
});
async function bookedMoney(rupiah: number): Promise<string> {
  world.bank.move('SETORAN TUNAI', rupiah);
  await world.desk.upload(world.bank.statement());
  const [line] = await world.desk.openLines();
  const { uid } = await world.desk.post<{ uid: string }>(`statement-lines/${line!.id}/book`);
  await world.done();
  return uid;
}

/**
 * Erases the customer; once it has seen that nothing is open, and before it is done, the requests are sent one after the other.
 * @returns whether it was erased, and status and code of each answer.
 */
async function whileErased({ person }: Buyer, requests: (() => ReturnType<typeof asDesk>)[]) {
  const { database } = world.api;
  const { uid: customerUid } = person;
  await database.waitingEntry.create({ data: { customerUid, variantUid: other.uid, waitsSince: new Date() } });
  const { uid } = await database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
  let erasing: Promise<boolean> | undefined;
  const answers: ReturnType<typeof asDesk>[] = [];
  await database.transaction(async (tx) => {
    // What it removes first, after it has read what is open.
    await tx.$queryRaw`SELECT 1 AS held FROM waiting_entry WHERE customer_uid = ${customerUid}::uuid FOR UPDATE`;
    erasing = world.worker.get(Eraser).carryOut(uid);
    let answered = 0;
    const all = (sent: number) =>
      until(
        'the erasure and what was sent to wait, or to be answered',
        async () => (await waiting()) + answered > sent,
      );
    for (const [at, request] of requests.entries()) {
      await all(at);
      const answer = request();
      answers.push(answer);
      void answer.then(() => (answered += 1));
    }
    await all(requests.length);
  });
  const isErased = await erasing;
  const said = (await Promise.all(answers)).map(({ status, meta }) => [status, meta?.code]);
  return { isErased, said };
}

describe('what is given to a customer who is being erased', () => {
  it('waits until that is done, and is refused then', async () => {
    const buyer = await aCancelledOrder('Hapus Bersamaan');
    const { orderUid, orderNumber: number, person } = buyer;
    const money = await bookedMoney(20_000);
    const { isErased, said } = await whileErased(buyer, [
      () => asDesk(`unplaced-money/${money}/assign`, { number }),
      () => asDesk(`orders/${orderUid}/reopen`, { reason: 'Dana sudah masuk' }),
      () => asked(person, '', orderOf(person)),
      () => asked(person, '/address', HOME),
    ]);
    expect([isErased, said]).toEqual([
      true,
      [
        [409, 'CUSTOMER_ERASED'],
        [404, 'NOT_FOUND'],
        [403, 'BLOCKED_CUSTOMER'],
        [401, 'TOKEN_REQUIRED'],
      ],
    ]);
    const left = await world.api.database.order.findMany({ where: { customerUid: person.uid } });
    expect(left).toMatchObject([{ status: ORDER_STATUS.cancelled, email: expect.stringContaining('.invalid') }]);
    expect(await world.api.database.payment.count({ where: { orderUid } })).toBe(0);
    expect(await world.api.database.unplacedMoney.findUniqueOrThrow({ where: { uid: money } })).toMatchObject({
      state: 'open',
    });
    await world.done();
    expect(await world.broken()).toEqual([]);
  });

  it('holds the erasure where it came before', async () => {
    const { person, orderNumber: number } = await aCancelledOrder('Hapus Kemudian');
    const money = await bookedMoney(30_000);
    await world.desk.post(`unplaced-money/${money}/assign`, { number });
    const wish = { customerUid: person.uid, requestedAt: new Date() };
    const { uid } = await world.api.database.erasure.create({ data: wish });
    expect(await world.worker.get(Eraser).carryOut(uid)).toBe(false);
    await world.done();
    expect(await world.broken()).toEqual([]);
  });
});
