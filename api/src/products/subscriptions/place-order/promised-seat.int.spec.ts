import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PlacedOrder, placedOrder } from '#contracts/products/subscriptions/place-order.http';
import { GROUP_WAITS, type GroupWait } from '#domain/catalogue/group-wait';
import { keepsPromise } from '#domain/products/subscriptions/groups/seat-promise';
import { fittingAnswers } from '#testing/eligibility';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { type FoundPlan, findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

interface Asked {
  waitsFor?: GroupWait | null;
  groupUid?: string;
  key?: string;
}
function place(who: Person, wanted: FoundPlan, { key, ...asked }: Asked = {}) {
  const { name, email, token } = who;
  const plan = { packageUid: wanted.packageUid, variantUid: wanted.uid, eligibility: fittingAnswers(wanted) };
  return world.http.call<PlacedOrder>('POST', '/customer', {
    token,
    body: { name, email, phoneNumber: '081234567890', ...plan, ...asked },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

async function groupOf({ familyUid }: FoundPlan, regularSeats: number, { isBought = false, hostSeats = 0 } = {}) {
  const all = Array.from({ length: hostSeats + regularSeats }, (_, index) => index + 1);
  const seats = { size: all.length, freeHostSeats: all.slice(0, hostSeats), freeRegularSeats: all.slice(hostSeats) };
  const { uid } = await world.database.accountGroup.create({ data: { familyUid, ...seats, createdAt: new Date(0) } });
  const at = new Date();
  const bought = { account: 'toko-1', costSen: 9_000_000n, boughtAt: at, boughtBy: 'Sari', askNextAt: at };
  if (isBought)
    await world.database.shopPurchase.create({ data: { groupUid: uid, number: 1, askedAt: at, dueAt: at, ...bought } });
  return uid;
}
const groupsOf = ({ familyUid }: FoundPlan) => world.database.accountGroup.count({ where: { familyUid } });
const ordersOf = ({ uid }: Person) => world.database.order.count({ where: { customerUid: uid } });

describe('an order that says what its buyer has read of the seat', () => {
  it('is refused and changes nothing when another took the seat that was ready, and none else is; pressed again it knows', async () => {
    const youtube = await findPlan(world.http, 'youtube');
    const ready = await groupOf(youtube, 1, { isBought: true });
    const [fani, dewi] = await world.customers(2);
    expect((await place(dewi!, youtube, { waitsFor: null })).data.groupUid).toBe(ready);

    const before = await groupsOf(youtube);
    const key = 'fani-1';
    for (const groupUid of [undefined, ready]) {
      const answer = await place(fani!, youtube, { waitsFor: null, key, ...(groupUid && { groupUid }) });
      expect(answer).toMatchObject({ status: 409, meta: { code: 'SEAT_WAITS_SHOP_PURCHASE' } });
      expect(answer.meta.message).toContain('masih harus kami beli');
    }
    expect([await groupsOf(youtube), await ordersOf(fani!)]).toEqual([before, 0]);

    const again = await place(fani!, youtube, { waitsFor: 'shop-purchase', key });
    expect(again).toMatchObject({ status: 201, data: { otherGroup: false } });
    const { orderUid, customerUid } = again.data;
    const waits = {
      title: 'Menunggu langganan dibeli',
      text: expect.stringMatching(/^Siap maks\. 72 jam setelah lunas/),
    };
    for (const path of [`${orderUid}/detail`, `payment/checkout?orderUid=${orderUid}&customerUid=${customerUid}`])
      expect((await world.http.call('GET', `/customer/${path}`, { token: fani!.token })).data).toMatchObject({ waits });
    // A later retry of the press is the same order, whatever has been read since.
    const { status, data } = await place(fani!, youtube, { waitsFor: null, key });
    expect([status, data]).toEqual([201, again.data]);
    // So does the page that says that the proof is checked.
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: 'Fani' }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    const checked = `/customer/payment/confirm?orderUid=${orderUid}&customerUid=${customerUid}`;
    expect((await world.http.call('GET', checked)).data).toMatchObject({ waits });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is refused where the group that is left has no host, and takes one that is better than was read', async () => {
    const netflix = await findPlan(world.http, 'netflix');
    await groupOf(netflix, 4, { hostSeats: 1 });
    const who = await world.customer();
    expect(await place(who, netflix, { waitsFor: null })).toMatchObject({
      status: 409,
      meta: { code: 'SEAT_WAITS_HOST_MISSING', message: expect.stringContaining('72 jam') },
    });
    const scribd = await findPlan(world.http, 'scribd');
    const bought = await groupOf(scribd, 1, { isBought: true });
    expect((await place(who, scribd, { waitsFor: 'shop-purchase' })).data.groupUid).toBe(bought);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is refused alone: of many at once as many are kept as there are ready seats', async () => {
    const wattpad = await findPlan(world.http, 'wattpad');
    await groupOf(wattpad, 3, { isBought: true });
    const answers = await Promise.all((await world.customers(8)).map((who) => place(who, wattpad, { waitsFor: null })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await groupsOf(wattpad)).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('without that is placed as before, and the answer says that the group is another one than was asked for', async () => {
    const catchplay = await findPlan(world.http, 'catchplay');
    const [first, second] = await world.customers(2);
    const groupUid = await groupOf(catchplay, 1, { isBought: true });
    const mine = await place(first!, catchplay, { groupUid });
    expect(placedOrder.parse(mine.data)).toMatchObject({ groupUid, otherGroup: false });
    const elsewhere = await place(second!, catchplay, { groupUid, key: 'second' });
    expect(elsewhere).toMatchObject({ status: 201, data: { otherGroup: true } });
    expect((await place(second!, catchplay, { groupUid, key: 'second' })).data).toEqual(elsewhere.data);
  });

  it('names a wait that there is', async () => {
    const who = await world.customer();
    const youtube = await findPlan(world.http, 'youtube');
    expect(await place(who, youtube, { waitsFor: 'nothing' as GroupWait })).toMatchObject({
      status: 422,
      errors: [{ field: 'waitsFor' }],
    });
  });
});

it('the database judges a promise as the domain does', async () => {
  const rows = await world.database.$queryRaw<{ read: string; wait: string | null; broken: boolean }[]>`
    SELECT read, wait, breaks_promise(read, wait) AS broken
    FROM unnest(${['nothing', ...GROUP_WAITS]}::text[]) read, unnest(${[null, ...GROUP_WAITS]}::text[]) wait`;
  const kept = ({ read, wait }: (typeof rows)[number]) =>
    keepsPromise(read === 'nothing' ? null : (read as GroupWait), wait as GroupWait | null);
  expect(rows).toHaveLength(16);
  expect(rows.filter((row) => row.broken === kept(row))).toEqual([]);
});

it('the database finds what a group waits for as the domain does', async () => {
  const [hosted, shop] = [await aFamily(world.database), await aFamily(world.database, { hostSeats: 0 })];
  const canva = await aFamily(world.database);
  await world.database.planFamily.update({ where: { uid: canva.uid }, data: { hostBuys: 'paid' } });
  const waitOf = async (familyUid: string, groupUid: string | null) => {
    const [row] = await world.database.$queryRaw<[{ wait: string | null }]>`
      SELECT group_wait(${familyUid}::uuid, ${groupUid}::uuid, ${new Date()}) AS wait`;
    return row.wait;
  };
  const empty = await aGroup(world.database, hosted);
  const [preparing, active, unpaid] = [
    await aGroup(world.database, hosted),
    await aGroup(world.database, hosted),
    await aGroup(world.database, canva),
  ];
  await anOrder(world.database, hosted, preparing.uid, { kind: 'host' });
  await anOrder(world.database, hosted, active.uid, { kind: 'host', accountStatus: 3 });
  await anOrder(world.database, canva, unpaid.uid, { kind: 'host' });
  expect([
    await waitOf(hosted.uid, null),
    await waitOf(hosted.uid, empty.uid),
    await waitOf(hosted.uid, preparing.uid),
    await waitOf(hosted.uid, active.uid),
    await waitOf(canva.uid, unpaid.uid),
    await waitOf(shop.uid, null),
  ]).toEqual(['host-missing', 'host-missing', 'host-preparing', null, null, 'shop-purchase']);
});
