import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { qurbanOrder, qurbanSeason } from '#contracts/products/qurban/qurban.http';
import { checkoutView } from '#contracts/sales/payments.http';
import { HOUR_MS, MINUTE_MS, daysAfter } from '#domain/platform/durations';
import { Config } from '#runtime/platform/config/config';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { aQurbanSeason, anAnimal } from '#testing/qurban';
import * as z from 'zod/mini';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function aBuyer() {
  const { uid } = await aCustomer(api.database);
  return { uid, http: api.customer(uid) };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const bodyOf = (animalUid: string, given: { names?: string[] } & Record<string, unknown> = {}) => ({
  animalUid,
  names: ['Ahmad bin Abdullah'],
  name: 'Budi Santoso',
  email: 'budi@patungan.test',
  phoneNumber: '0812-3456-7890',
  total: 3_100_000 * (given.names?.length ?? 1),
  ...given,
});
const place = ({ http }: Buyer, body: object) => http.post('customer/qurban/order', body);
const withKey = (buyer: Buyer, key: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/customer/qurban/order',
    headers: { authorization: `Bearer ${api.tokenOf(buyer.uid)}`, 'idempotency-key': key },
    payload,
  });
const seatsOf = async (animalUid: string) =>
  (
    await api.database.qurbanShare.findMany({ where: { animalUid, seat: { not: null } }, orderBy: { seat: 'asc' } })
  ).map(({ seat }) => seat);
const placed = async (buyer: Buyer, body: object) => {
  const answer = await place(buyer, body);
  expect(answer.status).toBe(201);
  return (answer.data as { orderUid: string }).orderUid;
};
const shown = async (buyer: Buyer, orderUid: string) =>
  qurbanOrder.parse((await buyer.http.get(`customer/qurban/order/detail?orderUid=${orderUid}`)).data);

describe('an order of shares', () => {
  it('takes a seat for each name, costs animal and fee, and is booked for its animal', async () => {
    const buyer = await aBuyer();
    const animal = await anAnimal(api.database);
    const names = ['Ahmad bin Abdullah', 'Siti binti Umar'];
    const orderUid = await placed(buyer, bodyOf(animal.uid, { names }));
    const order = await api.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { items: true, invoices: true, qurban: true },
    });
    expect(order).toMatchObject({
      productLine: 'qurban',
      status: 1,
      totalSen: 620_000_000n,
      items: [
        {
          quantity: 2,
          unitPriceSen: 310_000_000n,
          feeSen: 20_000_000n,
          details: { books: { held: 'qurbanFunds', income: 'feeIncome', subjectUid: animal.uid } },
        },
      ],
      invoices: [{ status: 'open', amountSen: 620_000_000n, askedSen: null }],
      qurban: { state: 'held', shares: 2, heldSen: 600_000_000n },
    });
    expect(await seatsOf(animal.uid)).toEqual([1, 2]);
    expect(await shown(buyer, orderUid)).toMatchObject({
      state: 'held',
      names: names.map((name, index) => ({ name, seat: index + 1, certificate: null })),
      animal: { taken: 2, paid: 0, shares: 7 },
      instalments: [],
      next: null,
      total: 6_200_000,
    });
  });

  it('of fifty buyers at once for a cow, seven get a share, each another seat', async () => {
    const animal = await anAnimal(api.database);
    const buyers = await Promise.all(Array.from({ length: 50 }, aBuyer));
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, bodyOf(animal.uid))));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([7, 43]);
    expect(await seatsOf(animal.uid)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      meta: { code: 'QURBAN_FULL' },
      errors: [{ field: 'names' }],
    });
  }, 60_000);

  it('is the same order for the same key, also when it is pressed ten times at once', async () => {
    const buyer = await aBuyer();
    const { uid } = await anAnimal(api.database);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey(buyer, key, bodyOf(uid))));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(201);
    expect(await seatsOf(uid)).toEqual([1]);
    // A retry is one whatever has been read of the price since.
    expect((await withKey(buyer, key, { ...bodyOf(uid), total: 1 })).json()).toEqual(answers[0]!.json());
    const other = await withKey(buyer, key, bodyOf(uid, { names: ['Umar bin Ali'] }));
    expect(other.json<{ meta: { code: string } }>().meta.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('does not hold an animal for one customer without money: a second unpaid order waits for the first', async () => {
    const buyer = await aBuyer();
    const { uid } = await anAnimal(api.database);
    const orderUid = await placed(buyer, bodyOf(uid));
    const names = ['Umar bin Ali'];
    expect((await place(buyer, bodyOf(uid, { names }))).meta.code).toBe('QURBAN_UNPAID');
    expect((await buyer.http.post(`customer/${orderUid}/cancel`)).status).toBe(200);
    expect(await seatsOf(uid)).toEqual([]);
    expect((await place(buyer, bodyOf(uid, { names }))).status).toBe(201);
  });

  it('does not hold a season for one customer without money: at most seven shares in all animals', async () => {
    const buyer = await aBuyer();
    const [first, second] = [await anAnimal(api.database), await anAnimal(api.database)];
    const named = (count: number) => Array.from({ length: count }, (_, index) => `Nama ${index + 1} bin Ali`);
    await placed(buyer, bodyOf(first.uid, { names: named(5) }));
    const refused = await place(buyer, bodyOf(second.uid, { names: named(3) }));
    expect([refused.status, refused.meta.code]).toEqual([409, 'QURBAN_UNPAID']);
    expect(await seatsOf(second.uid)).toEqual([]);
    await placed(buyer, bodyOf(second.uid, { names: named(2) }));
  });

  it('is seen by its own customer only, who sees the others of the animal masked', async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const { uid } = await anAnimal(api.database);
    const orderUid = await placed(buyer, bodyOf(uid));
    await placed(other, bodyOf(uid, { names: ['Fulan bin Zaid'] }));
    expect((await shown(buyer, orderUid)).others).toEqual(['F************d']);
    expect((await other.http.get(`customer/qurban/order/detail?orderUid=${orderUid}`)).status).toBe(404);
  });
});

describe('a saving plan', () => {
  it('asks for its first instalment, on the payment page too', async () => {
    const buyer = await aBuyer();
    const { uid } = await anAnimal(api.database);
    const orderUid = await placed(buyer, bodyOf(uid, { instalments: 10 }));
    const view = await shown(buyer, orderUid);
    expect(view.instalments).toHaveLength(10);
    expect(view.next).toMatchObject({ number: 1, amount: 310_000, isLate: false });
    const keys = new URLSearchParams({ orderUid, customerUid: buyer.uid });
    expect(checkoutView.parse((await buyer.http.get(`customer/payment/checkout?${keys}`)).data).amount).toBe(310_000);
  });

  it('has no more instalments than fit before the deadline', async () => {
    const season = await aQurbanSeason(api.database, {
      ordersUntil: daysAfter(new Date(), 60),
      day: daysAfter(new Date(), 90),
    });
    const { uid } = await anAnimal(api.database, { seasonUid: season.uid });
    const answer = await place(await aBuyer(), bodyOf(uid, { instalments: 3 }));
    expect([answer.status, answer.errors]).toEqual([
      422,
      [{ field: 'instalments', message: 'Sampai hari penutupan muat paling banyak 2 cicilan' }],
    ]);
  });
});

describe('the names', () => {
  const rename = (buyer: Buyer, orderUid: string, names: string[]) =>
    buyer.http.post('customer/qurban/order/names', { orderUid, names });

  it('are corrected by their customer, one for each share', async () => {
    const buyer = await aBuyer();
    const { uid } = await anAnimal(api.database);
    const orderUid = await placed(buyer, bodyOf(uid));
    expect((await rename(buyer, orderUid, ['Ahmad bin Abdullah', 'Umar'])).status).toBe(422);
    expect((await rename(await aBuyer(), orderUid, ['Umar bin Ali'])).status).toBe(404);
    expect((await rename(buyer, orderUid, ['Umar bin Ali'])).status).toBe(200);
    expect((await shown(buyer, orderUid)).names).toMatchObject([{ name: 'Umar bin Ali' }]);
  });
});

describe('an order that cannot be', () => {
  const past = new Date(Date.now() - 1_000);
  const soon = new Date(Date.now() + HOUR_MS - 1_000);
  const cases: [string, object, Parameters<typeof bodyOf>[1], number, string][] = [
    ['at a price that was not shown', {}, { total: 1 }, 409, 'total'],
    ['after the deadline', { ordersUntil: past }, {}, 409, 'animalUid'],
    ['in the hour before the deadline', { ordersUntil: soon }, {}, 409, 'animalUid'],
    ['of a season that is a draft', { state: 'draft' }, {}, 422, 'animalUid'],
    ['for an animal that there is not', {}, { animalUid: randomUUID() }, 422, 'animalUid'],
    ['without a name for a share', {}, { names: [] }, 422, 'names'],
    ['with an empty name', {}, { names: [' '] }, 422, 'names.0'],
    ['with a mark of HTML in a name', {}, { names: ['<b>Ahmad</b>'] }, 422, 'names.0'],
    ['with more shares than the animal has', {}, { names: Array(8).fill('Ahmad bin Ali') }, 409, 'names'],
    ['in no instalment', {}, { instalments: 0 }, 422, 'instalments'],
    ['without a phone', {}, { phoneNumber: '12' }, 422, 'phoneNumber'],
    ['with more than is asked for', {}, { price: 1 }, 422, 'price'],
  ];
  it.each(cases)('%s is refused by its field and takes no seat', async (_, given, body, status, field) => {
    const buyer = await aBuyer();
    const { uid: seasonUid } = await aQurbanSeason(api.database, given);
    const { uid } = await anAnimal(api.database, { seasonUid });
    const answer = await place(buyer, bodyOf(uid, body));
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([status, field]);
    expect(await seatsOf(uid)).toEqual([]);
    expect(await api.database.order.count({ where: { customerUid: buyer.uid } })).toBe(0);
  });

  it('is refused to a visitor', async () => {
    const { uid } = await anAnimal(api.database);
    expect((await api.anyone.post('customer/qurban/order', bodyOf(uid))).status).toBe(401);
  });
});

it('everyone sees the published seasons with their animals, and no drafts', async () => {
  const draft = await aQurbanSeason(api.database, { state: 'draft' });
  const open = await aQurbanSeason(api.database, { day: daysAfter(new Date(), 4_000) });
  const animal = await anAnimal(api.database, { seasonUid: open.uid });
  const seasons = z.array(qurbanSeason).parse((await api.anyone.get('customer/qurban/season')).data);
  expect(seasons.map(({ seasonUid }) => seasonUid)).not.toContain(draft.uid);
  expect(seasons[0]).toMatchObject({
    name: open.name,
    takesOrders: true,
    isRunning: true,
    mostInstalments: 10,
    animals: [{ animalCode: animal.code, shares: 7, taken: 0, price: 3_100_000, isAvailable: true, report: null }],
  });
});

it('in the hour before its deadline a season runs, but offers no animal and refuses orders in words of its own', async () => {
  const season = await aQurbanSeason(api.database, {
    day: daysAfter(new Date(), 5_000),
    ordersUntil: new Date(Date.now() + 30 * MINUTE_MS),
  });
  const { uid } = await anAnimal(api.database, { seasonUid: season.uid });
  const seasons = z.array(qurbanSeason).parse((await api.anyone.get('customer/qurban/season')).data);
  expect(seasons.find(({ seasonUid }) => seasonUid === season.uid)).toMatchObject({
    takesOrders: false,
    isRunning: true,
    mostInstalments: 1,
    animals: [{ isAvailable: false }],
  });
  const refused = await place(await aBuyer(), bodyOf(uid));
  expect(refused.meta.code).toBe('QURBAN_CLOSED');
  expect(refused.errors).toEqual([
    {
      field: 'animalUid',
      message: `Pendaftaran ${season.name} ditutup kurang dari satu jam lagi, jadi waktunya tidak cukup lagi untuk membayar.`,
    },
  ]);
});

it('no invariant is broken', async () => {
  const { databaseUrl } = api.app.get(Config, { strict: false });
  expect(await brokenInvariants(databaseUrl, { settled: false })).toEqual([]);
});
