import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventName, events } from '#contracts/events';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { aCause } from '#testing/giving';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import type { Answer } from '#testing/http';
import { type FoundPlan, type PlanChoice, findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { type Reserved, placeOrdersSql } from './place-orders.sql.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

const plan = (slug: string, choice?: PlanChoice): Promise<FoundPlan> => findPlan(world.http, slug, choice);

interface Asked {
  groupUid?: string | null;
  key?: string;
  more?: object;
}

function place(who: Person, wanted: FoundPlan, { groupUid, key, more }: Asked = {}): Promise<Answer<PlacedOrder>> {
  const { uid: variantUid, packageUid } = wanted;
  const { name, email, token } = who;
  const asked = {
    name,
    email,
    phoneNumber: '081234567890',
    packageUid,
    variantUid,
    groupUid,
    eligibility: fittingAnswers(wanted),
    ...acceptedDuties(wanted),
  };
  return world.http.call('POST', '/customer', {
    token,
    body: { ...asked, ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

const statuses = (answers: Answer[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

const groupsOf = ({ familyUid }: FoundPlan) =>
  world.database.accountGroup.findMany({ where: { familyUid }, orderBy: { number: 'asc' } });

const emptyGroup = ({ familyUid }: FoundPlan, regularSeats: number) =>
  world.database.accountGroup.create({
    data: {
      familyUid,
      size: regularSeats,
      freeHostSeats: [],
      freeRegularSeats: Array.from({ length: regularSeats }, (_, index) => index + 1),
    },
  });

const reservationOf = (who: Person, { uid: variantUid, familyUid }: FoundPlan, groupUid: string) => ({
  orderUid: randomUUID(),
  accountUid: randomUUID(),
  number: `PTG-${randomUUID()}`,
  customerUid: who.uid,
  variantUid,
  familyUid,
  groupUid,
  role: 'regular' as const,
  needsTv: false,
  name: who.name,
  email: who.email,
  phoneNumber: '6281234567890',
  emailKey: 'ani@patungan.test',
  phoneKey: '6281234567890',
  requestId: null,
  kind: 'ready' as const,
  preOrder: false,
  orderStatus: 1,
  accountStatus: 1,
  totalSen: 1_000_000n,
  feeSen: 0n,
  hostShareSen: 0n,
  dueAt: new Date(Date.now() + 3_600_000),
  unverifiedDueAt: null,
  waitRead: null,
  deviceKey: null,
  addressKey: 0n,
  idempotencyKey: randomUUID(),
  retryKey: null,
  requestHash: '-',
  itemTitle: 'Plan',
  itemDetails: {
    providerName: 'Provider',
    providerSlug: 'provider',
    providerColor: '#000000',
    providerType: 1,
    packageName: 'Plan',
    durationMonths: 1,
  },
  invoiceNumber: `INV-${randomUUID()}`,
  createdEventUid: randomUUID(),
  createdAt: new Date(),
});

const ordersOf = (who: Person) => world.database.order.findMany({ where: { customerUid: who.uid } });

describe('seats', () => {
  it.each([
    [1, 'rekafin', { name: 'Personal' }],
    [2, 'catchplay', {}],
    [3, 'wattpad', {}],
    [5, 'youtube', {}],
    [9, 'ilovepdf', { months: 12 }],
  ] as const)(
    'of a group of %i: of 200 buyers at once exactly so many get in, and the others fill other groups one by one',
    async (size, slug, choice) => {
      const wanted = await plan(slug, choice);
      const { uid: groupUid } = await emptyGroup(wanted, size);
      const buyers = await world.customers(200);

      const answers = await Promise.all(buyers.map((buyer) => place(buyer, wanted, { groupUid })));

      expect(statuses(answers)).toEqual({ 201: 200 });
      expect(answers.filter(({ data }) => data.groupUid === groupUid)).toHaveLength(size);
      const groups = await groupsOf(wanted);
      expect(groups).toHaveLength(Math.ceil(200 / size));
      expect(groups.filter(({ freeRegularSeats }) => freeRegularSeats.length > 0)).toHaveLength(200 % size ? 1 : 0);
      const filled = await world.database.outbox.count({
        where: {
          name: 'group.filled',
          OR: groups.map(({ uid }) => ({ payload: { path: ['groupUid'], equals: uid } })),
        },
      });
      expect(filled).toBe(Math.floor(200 / size));
      expect(await world.brokenInvariants()).toEqual([]);
    },
  );

  it('of hosts: one in each group, and as few groups as hosts and members need', async () => {
    const [host, regular] = await Promise.all([plan('spotify', { host: true }), plan('spotify')]);
    const buyers = await world.customers(120);
    const answers = await Promise.all(buyers.map((buyer, index) => place(buyer, index % 3 === 0 ? host : regular)));
    expect(statuses(answers)).toEqual({ 201: 120 });
    const groups = await groupsOf(host);
    expect(groups).toHaveLength(40);
    const hosts = await world.database.account.groupBy({
      by: ['groupUid'],
      where: { role: 'host', group: { familyUid: host.familyUid } },
      _count: true,
    });
    expect(hosts.map(({ _count }) => _count)).toEqual(Array.from({ length: 40 }, () => 1));
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('for televisions: of 30 buyers at once two get in, the others are refused, and no group is opened for them', async () => {
    const [tv, other] = await Promise.all([plan('netflix', { tv: true }), plan('netflix')]);
    const answers = await Promise.all((await world.customers(30)).map((buyer) => place(buyer, tv)));
    expect(statuses(answers)).toEqual({ 201: 2, 409: 28 });
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.meta, refused.errors]).toMatchObject([
      { code: 'NO_TV_SLOT', message: expect.stringContaining('Slot TV habis') },
      [{ field: 'variantUid' }],
    ]);
    expect((await groupsOf(tv)).map(({ tvTaken }) => tvTaken)).toEqual([2]);

    // Its last seat goes to a buyer without a television; then the next group opens, again for two.
    expect((await place(await world.customer(), other)).status).toBe(201);
    const later = await Promise.all((await world.customers(30)).map((buyer) => place(buyer, tv)));
    expect(statuses(later)).toEqual({ 201: 2, 409: 28 });
    expect((await groupsOf(tv)).map(({ tvTaken }) => tvTaken)).toEqual([2, 2]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of one customer: ten orders at once sit in ten groups, one in each', async () => {
    const wanted = await plan('prime-video');
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => place(who, wanted, { key: `lagi-${n}` })));
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ data }) => data.groupUid)).size).toBe(10);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('in a group that was chosen, but where the buyer sits or no television slot is left, are in another one', async () => {
    const [who, wanted] = [await world.customer(), await plan('prime-video')];
    const { groupUid } = (await place(who, wanted, { key: 'satu' })).data;
    const again = await place(who, wanted, { key: 'dua', groupUid });
    expect([again.status, again.data.groupUid === groupUid]).toEqual([201, false]);

    const tv = await plan('netflix', { tv: true });
    const aTvGroup = (tvSlots: number) =>
      world.database.accountGroup.create({
        data: { familyUid: tv.familyUid, size: 4, freeHostSeats: [1], freeRegularSeats: [2, 3, 4], tvSlots },
      });
    const [without, one] = [await aTvGroup(0), await aTvGroup(1)];
    const other = await place(await world.customer(), tv, { groupUid: without.uid });
    expect([other.status, other.data.groupUid]).toEqual([201, one.uid]);
    expect((await place(await world.customer(), tv, { groupUid: without.uid })).meta.code).toBe('NO_TV_SLOT');
    await world.database.accountGroup.delete({ where: { uid: without.uid } });
  });

  it('given back while others buy are sold once more each, and never twice', async () => {
    const wanted = await plan('zoom');
    const [leavers, buyers] = [await world.customers(40), await world.customers(60)];
    const left = leavers.map(async (who) => {
      const { data } = await place(who, wanted);
      return world.http.call('POST', `/customer/${data.orderUid}/cancel`, { token: who.token, body: {} });
    });
    const [cancelled, bought] = await Promise.all([
      Promise.all(left),
      Promise.all(buyers.map((who) => place(who, wanted))),
    ]);
    expect([statuses(cancelled), statuses(bought)]).toEqual([{ 200: 40 }, { 201: 60 }]);
    const taken = (await groupsOf(wanted)).map(({ size, freeRegularSeats }) => size - freeRegularSeats.length);
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of a new buyer are in the group nearest to full, the oldest among equals', async () => {
    const wanted = await plan('strava', { months: 12 });
    const [older, nearest, younger] = [
      await emptyGroup(wanted, 3),
      await emptyGroup(wanted, 3),
      await emptyGroup(wanted, 3),
    ];
    const into = async (groupUid?: string) => {
      const { data } = await place(await world.customer(), wanted, { groupUid });
      return data.groupUid;
    };
    expect([await into(nearest.uid), await into(nearest.uid)]).toEqual([nearest.uid, nearest.uid]);
    expect([await into(), await into()]).toEqual([nearest.uid, older.uid]);
    // A full group that was picked is no reason to refuse: the rule chooses.
    expect(await into(nearest.uid)).toBe(older.uid);
    expect(await into(younger.uid)).toBe(younger.uid);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('orders that are written together', () => {
  const seatOf = ({ data }: Answer<PlacedOrder>) => [data.groupUid, data.seatNumber];

  it('are independent: a refused order does not affect the others', async () => {
    const wanted = await plan('wattpad');
    const [one, blocked, lost, two] = await world.customers(4);
    await world.database.customer.update({ where: { uid: blocked!.uid }, data: { blockedAt: new Date() } });
    const { uid: groupUid } = await emptyGroup(wanted, 3);
    const answers = await Promise.all([
      place(one!, wanted, { groupUid }),
      place(blocked!, wanted, { groupUid }),
      place(lost!, wanted, { groupUid: randomUUID() }),
      place(two!, wanted, { groupUid }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 403, 422, 201]);
    expect([seatOf(answers[0]!), seatOf(answers[3]!)]).toEqual([
      [groupUid, 1],
      [groupUid, 2],
    ]);
  });

  it('are tried again alone when the database refuses them together', async () => {
    const wanted = await plan('medium');
    const [good, bad] = await world.customers(2);
    // The last line of defence, met by one of them only.
    await world.database.$executeRawUnsafe(
      `ALTER TABLE "order" ADD CONSTRAINT order_nobody CHECK (customer_uid <> '${bad!.uid}')`,
    );
    const answers = await Promise.all([place(good!, wanted), place(bad!, wanted)]);
    await world.database.$executeRawUnsafe(`ALTER TABLE "order" DROP CONSTRAINT order_nobody`);
    expect(answers[0]!.status).toBe(201);
    expect(answers[1]!.status).toBe(500);
    expect((await place(bad!, wanted)).status).toBe(201);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('lock their groups in one order, so that crossing batches never deadlock', async () => {
    const wanted = await plan('scribd');
    const groups = [await emptyGroup(wanted, 40), await emptyGroup(wanted, 40)];
    const buyers = await world.customers(80);
    const place = (one: Person, two: Person, [first, second]: typeof groups) =>
      world.database.statement<Reserved>(
        placeOrdersSql([reservationOf(one, wanted, first!.uid), reservationOf(two, wanted, second!.uid)], false),
      );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        place(buyers[2 * i]!, buyers[2 * i + 1]!, i % 2 ? groups : groups.toReversed()),
      ),
    );
    expect(new Set(answers.flat().map(({ outcome }) => outcome))).toEqual(new Set(['reserved']));
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of different groups, roles and outcomes have the same result as single ones', async () => {
    const wanted = await plan('scribd');
    const [one, two] = [await emptyGroup(wanted, 3), await emptyGroup(wanted, 2)];
    const buyers = await world.customers(6);
    const picks = [one.uid, two.uid, one.uid, two.uid, two.uid, randomUUID()];
    const reservations = buyers.map((buyer, i) => reservationOf(buyer, wanted, picks[i]!));
    const answers = await world.database.statement<Reserved>(placeOrdersSql(reservations, false));
    const of = new Map(answers.map((answer) => [answer.orderUid, answer]));
    expect(
      reservations.map(({ orderUid }) => {
        const answer = of.get(orderUid)!;
        return answer.outcome === 'reserved' ? [answer.groupUid, answer.seatNumber] : answer.outcome;
      }),
    ).toEqual([[one.uid, 1], [two.uid, 1], [one.uid, 2], [two.uid, 2], 'no-seat', 'foreign-group']);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('are tried again when another process takes the seat while they wait for it', async () => {
    const wanted = await plan('catchplay');
    const { uid } = await emptyGroup(wanted, 1);
    const [one, two] = await world.customers(2);
    let asked: Promise<Reserved[]> | undefined;
    await world.database.transaction(async (tx) => {
      await tx.$queryRaw(placeOrdersSql([reservationOf(one!, wanted, uid)], false));
      asked = world.database.statement<Reserved>(placeOrdersSql([reservationOf(two!, wanted, uid)], true));
      await until('the second one waits for the group', async () => {
        const [waiting] = await world.database.$queryRaw<[{ count: bigint }]>`
          SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%place_orders%'`;
        return waiting.count > 0n;
      });
    });
    expect((await asked)!.map(({ outcome }) => outcome)).toEqual(['busy']);
    expect((await place(two!, wanted)).status).toBe(201);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a connection that breaks', () => {
  it.each([
    [4, 8],
    [1, 1],
  ])('with a batch of %i under way and one of %i behind it loses no order and doubles none', async (first, second) => {
    const wanted = await plan('wattpad');
    const { uid: groupUid } = await emptyGroup(wanted, 30);
    const buyers = await world.customers(first + second);
    const orders: Promise<Answer<PlacedOrder>>[] = [];
    const order = (from: number, to: number) =>
      orders.push(
        ...buyers.slice(from, to).map((buyer) => place(buyer, wanted, { groupUid, key: `putus-${buyer.uid}` })),
      );
    await world.database.transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM account_group WHERE uid = ${groupUid}::uuid FOR UPDATE`;
      order(0, first);
      const waiting = await until('the first batch waits for the group', async () => {
        const [found] = await world.database.$queryRaw<{ pid: number }[]>`
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%place_orders%'`;
        return found;
      });
      order(first, first + second);
      // Longer than the others need to be read: by then they have been sent behind the first batch.
      await sleep(200);
      await tx.$executeRaw`SELECT pg_terminate_backend(${waiting.pid}::int)`;
    });
    const answers = await Promise.all(orders);
    expect(statuses(answers)).toEqual({ 201: first + second });
    expect(new Set(answers.map(({ data }) => `${data.groupUid} ${data.seatNumber}`)).size).toBe(first + second);
    expect(await world.database.account.count({ where: { groupUid } })).toBe(first + second);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a rush', () => {
  it('never deadlocks two buyers', async () => {
    const [stat] = await world.database.$queryRaw<[{ deadlocks: bigint }]>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
    expect(Number(stat.deadlocks)).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one order of 50 requests at once, with equal answers', async () => {
    const wanted = await plan('duolingo', { months: 12 });
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(who, wanted, { key: 'sama' })));
    expect(statuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await ordersOf(who)).toHaveLength(1);
    expect(await groupsOf(wanted)).toHaveLength(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of another request is refused, naming the key', async () => {
    const wanted = await plan('medium');
    const who = await world.customer();
    await place(who, wanted, { key: 'k' });
    const other = await place(who, wanted, { key: 'k', more: { name: 'Nama Lain' } });
    expect([other.status, other.meta.code, other.errors?.[0]?.field]).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
      'Idempotency-Key',
    ]);
    expect(await ordersOf(who)).toHaveLength(1);
  });

  it('of an order of another product line is refused, naming the key', async () => {
    const who = await world.customer();
    const headers = { 'idempotency-key': 'k' };
    const { slug: type } = await aCause(world.database);
    const gift = { name: who.name, email: who.email, phoneNumber: '081234567890', type, amount: 25_000 };
    const given = await world.http.call('POST', '/customer/donation', { token: who.token, body: gift, headers });
    expect(given.status).toBe(201);
    const { status, errors } = await place(who, await plan('medium'), { key: 'k' });
    expect([status, errors?.[0]?.field]).toEqual([422, 'Idempotency-Key']);
  });

  it('answers the first order even when that one has ended', async () => {
    const wanted = await plan('medium');
    const who = await world.customer();
    const first = await place(who, wanted, { key: 'k' });
    await world.http.ask('POST', `/customer/${first.data.orderUid}/cancel`, { token: who.token, body: {} });
    expect((await place(who, wanted, { key: 'k' })).data.orderUid).toBe(first.data.orderUid);
    expect((await place(who, wanted, { key: 'k2' })).data.orderUid).not.toBe(first.data.orderUid);
  });

  it('belongs to one customer: another one may use the same', async () => {
    const wanted = await plan('medium');
    const [one, two] = await world.customers(2);
    const orders = [await place(one!, wanted, { key: 'umum' }), await place(two!, wanted, { key: 'umum' })];
    expect(new Set(orders.map(({ data }) => data.orderUid)).size).toBe(2);
  });

  it.each([
    ['empty', ''],
    ['with a space', 'a b'],
    ['not ASCII', 'kunci-\u00e9'],
    ['too long', 'k'.repeat(201)],
  ])('that is %s is refused', async (_, key) => {
    const who = await world.customer();
    const answer = await place(who, await plan('medium'), { key });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'Idempotency-Key']);
    expect(await ordersOf(who)).toHaveLength(0);
  });
});

describe('without a key', () => {
  it('the same plan and group in 50 concurrent requests is one open order', async () => {
    const wanted = await plan('scribd');
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(who, wanted)));
    expect(statuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ data }) => data.orderUid)).size).toBe(1);
    expect(await ordersOf(who)).toHaveLength(1);
  });

  it('corrected contact data do not make a second order either', async () => {
    const wanted = await plan('scribd');
    const who = await world.customer();
    const first = await place(who, wanted);
    const again = await place(who, wanted, { more: { phoneNumber: '081299998888' } });
    expect([again.status, again.data?.orderUid]).toEqual([201, first.data.orderUid]);
  });

  it('a host who orders twice is a host once', async () => {
    const wanted = await plan('apple-one', { host: true });
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(who, wanted)));
    expect(new Set(answers.map(({ data }) => data.orderUid)).size).toBe(1);
  });

  it('an order that has ended does not prevent a new one', async () => {
    const wanted = await plan('scribd');
    const who = await world.customer();
    const first = await place(who, wanted);
    await world.http.ask('POST', `/customer/${first.data.orderUid}/cancel`, { token: who.token, body: {} });
    const second = await place(who, wanted);
    expect([second.status, second.data.orderUid === first.data.orderUid]).toEqual([201, false]);
  });
});

describe('an order', () => {
  it.each([
    ['ready', 'youtube', {}, 'payment', 1],
    ['pre-order', 'catchplay', { months: 12 }, 'thankyou/pre-order', 7],
    ['host', 'spotify', { host: true }, 'thankyou/user-host', 3],
  ] as const)('of kind %s leads to its page and starts at its status', async (kind, slug, choice, page, status) => {
    const who = await world.customer();
    const { data } = await place(who, await plan(slug, choice));
    expect(data.redirectUrl).toBe(`/${page}?type=1&order_uid=${data.orderUid}&customer_uid=${who.uid}`);
    expect(data.dueAt === null).toBe(kind !== 'ready');
    expect(data.provider.package).toMatchObject({ isHost: kind === 'host', isPo: kind === 'pre-order' });
    const { redirectUrl, additionalOrder, provider } = data;
    const url = `/customer/detail?orderUid=${data.orderUid}&customerUid=${who.uid}`;
    expect((await world.http.call('GET', url)).data).toMatchObject({ redirectUrl, additionalOrder, provider });
    const seat = { role: kind === 'host' ? 'host' : 'regular', preOrder: kind === 'pre-order' };
    expect(
      await world.database.account.findUnique({ where: { orderUid: data.orderUid }, include: { order: true } }),
    ).toMatchObject({ ...seat, order: { status } });
  });

  it('announces facts of the schema in events.ts, and no others', async () => {
    const rows = await world.database.outbox.findMany();
    const names = new Set(rows.map(({ name }) => name));
    for (const written of ['order.created', 'group.filled']) expect(names).toContain(written);
    for (const { name, payload } of rows) expect(events[name as EventName].parse(payload)).toEqual(payload);
  });

  it('announces its due date, by which the timers are set', async () => {
    const { orderUid, dueAt } = (await place(await world.customer(), await plan('youtube'))).data;
    const [created] = await world.database.outbox.findMany({
      where: { name: 'order.created', payload: { path: ['orderUid'], equals: orderUid } },
    });
    expect(dueAt).not.toBeNull();
    expect(created!.payload).toMatchObject({ dueAt });
  });

  it('costs the current price; a scheduled price counts from its day on', async () => {
    const wanted = await plan('mcafee', { months: 12 });
    const { uid: variantUid } = wanted;
    const before = await place(await world.customer(), wanted);
    expect(before.data.grandTotal).toBe(wanted.grandTotal);
    const day = 24 * 3_600_000;
    await world.database.price.createMany({
      data: [
        { variantUid, validFrom: new Date(Date.now() - 1_000), grandTotalSen: 12_345_600n },
        { variantUid, validFrom: new Date(Date.now() + day), grandTotalSen: 99_999_900n },
      ],
    });
    await until(
      'the price list to be read again',
      async () => (await plan('mcafee', { months: 12 })).grandTotal === 123_456,
    );
    const after = await place(await world.customer(), wanted);
    expect(after.data.grandTotal).toBe(123_456);
    expect(await world.database.order.findUnique({ where: { uid: before.data.orderUid } })).toMatchObject({
      totalSen: BigInt(wanted.grandTotal * 100),
    });
  });

  it.each(['grandTotal', 'status', 'customerUid', 'isHost', 'role', 'price', 'uid', 'dueAt'])(
    'cannot be given its %s from outside',
    async (field) => {
      const who = await world.customer();
      const answer = await place(who, await plan('medium'), { more: { [field]: 1 } });
      expect([answer.status, answer.errors?.map((error) => error.field)]).toEqual([422, [field]]);
      expect(await ordersOf(who)).toHaveLength(0);
    },
  );

  it('needs a signed-in customer', async () => {
    const stranger = { uid: '', name: 'Siapa', email: 'a@b.id', token: '' };
    const answer = await place(stranger, await plan('medium'));
    expect([answer.status, answer.meta.message]).toEqual([401, expect.stringContaining('token required')]);
    // A token stays valid after its customer was deleted.
    const unknown = { ...stranger, token: world.customerToken(randomUUID()) };
    expect((await place(unknown, await plan('medium'))).status).toBe(401);
  });

  it('is refused to a blocked customer, who keeps no seat', async () => {
    const wanted = await plan('medium');
    const who = await world.customer();
    await world.database.customer.update({ where: { uid: who.uid }, data: { blockedAt: new Date() } });
    const seatsBefore = await groupsOf(wanted);
    const answer = await place(who, wanted);
    expect([answer.status, answer.meta.message]).toEqual([403, expect.stringContaining('blocked customer')]);
    expect(await groupsOf(wanted)).toEqual(seatsBefore);
  });

  it.each([
    ['a group of another plan', async () => (await emptyGroup(await plan('youtube'), 5)).uid],
    ['a group that does not exist', async () => randomUUID()],
  ])('is refused into %s', async (_, groupUid) => {
    const who = await world.customer();
    const answer = await place(who, await plan('medium'), { groupUid: await groupUid() });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'groupUid']);
    expect(await ordersOf(who)).toHaveLength(0);
  });

  it('is refused for a plan that is not sold, and for a variant of another package', async () => {
    const who = await world.customer();
    const [medium, scribd] = [await plan('medium'), await plan('scribd')];
    const inactive = await world.database.variant.findFirstOrThrow({ where: { active: false } });
    const asked = [
      { ...medium, uid: randomUUID() },
      { ...medium, uid: scribd.uid },
      { ...medium, uid: inactive.uid, packageUid: inactive.packageUid },
    ];
    for (const wanted of asked) {
      const answer = await place(who, wanted);
      expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'variantUid']);
    }
  });
});

describe('a seat that is held for one on the waiting list', () => {
  it('is taken by no other, by name or by matching, until the hold is over or it was taken', async () => {
    const wanted = await plan('scribd');
    const { uid: groupUid } = await emptyGroup(wanted, 2);
    const [waiter, ...others] = await world.customers(5);
    const entry = await world.database.waitingEntry.create({
      data: {
        customerUid: waiter!.uid,
        variantUid: wanted.uid,
        waitsSince: new Date(),
        offeredAt: new Date(),
        offeredGroupUid: groupUid,
        heldUntil: new Date(Date.now() + 3_600_000),
      },
    });
    const first = await place(others[0]!, wanted, { groupUid });
    expect([first.status, first.data.groupUid]).toEqual([201, groupUid]);
    for (const answer of [await place(others[1]!, wanted, { groupUid }), await place(others[2]!, wanted)]) {
      expect(answer.status).toBe(201);
      expect(answer.data.groupUid).not.toBe(groupUid);
    }
    const { status, data } = await place(waiter!, wanted, { groupUid });
    expect([status, data.groupUid]).toEqual([201, groupUid]);
    expect(await world.brokenInvariants()).toEqual([]);

    const { uid: later } = await emptyGroup(wanted, 1);
    await world.database.waitingEntry.update({
      where: { uid: entry.uid },
      data: { offeredGroupUid: later, heldUntil: new Date(Date.now() - 1_000) },
    });
    expect((await place(others[3]!, wanted, { groupUid: later })).data.groupUid).toBe(later);
  });

  const holdFor = (who: Person, { uid: variantUid }: FoundPlan, groupUid: string, minutes: number) => {
    const now = new Date();
    const heldUntil = new Date(now.getTime() + minutes * 60_000);
    const asked = { customerUid: who.uid, variantUid, waitsSince: now };
    return world.database.waitingEntry.create({
      data: { ...asked, offeredAt: now, offeredGroupUid: groupUid, heldUntil },
    });
  };

  it('is taken by the older one of two who hold the seat that is left', async () => {
    const wanted = await plan('scribd');
    const { uid: groupUid } = await emptyGroup(wanted, 1);
    const [younger, older] = await world.customers(2);
    await holdFor(older!, wanted, groupUid, 60);
    await holdFor(younger!, wanted, groupUid, 61);
    const elsewhere = await place(younger!, wanted, { groupUid });
    expect([elsewhere.status, elsewhere.data.groupUid === groupUid]).toEqual([201, false]);
    const { status, data } = await place(older!, wanted, { groupUid });
    expect([status, data.groupUid]).toEqual([201, groupUid]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is no longer held once it was taken, and is free for all when that order ends', async () => {
    const wanted = await plan('scribd');
    const { uid: groupUid } = await emptyGroup(wanted, 1);
    const [holder, next] = await world.customers(2);
    await holdFor(holder!, wanted, groupUid, 60);
    const taken = await place(holder!, wanted, { groupUid });
    expect(taken.data.groupUid).toBe(groupUid);
    const notes = async () => (await world.http.call('GET', '/customer/notes', { token: holder!.token })).data;
    expect(await notes()).toMatchObject([{ heldUntil: null, heldGroupUid: null, offeredAt: expect.any(String) }]);

    await world.http.call('POST', `/customer/${taken.data.orderUid}/cancel`, { token: holder!.token, body: {} });
    expect(await notes()).toMatchObject([{ heldUntil: null, heldGroupUid: null }]);
    // Which offers it to the next who waits.
    const reopened = { name: 'group.reopened', payload: { path: ['groupUid'], equals: groupUid } };
    expect(await world.database.outbox.count({ where: reopened })).toBe(1);
    expect((await place(next!, wanted, { groupUid })).data.groupUid).toBe(groupUid);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is one of two that its holder holds in the group: the other one is offered to the next', async () => {
    const [wanted, other] = await Promise.all([plan('scribd'), plan('wattpad')]);
    const { uid: groupUid } = await emptyGroup(wanted, 3);
    const holder = await world.customer();
    await holdFor(holder, wanted, groupUid, 60);
    await holdFor(holder, other, groupUid, 60);
    await place(holder, wanted, { groupUid });
    expect(await world.database.waitingEntry.count({ where: { customerUid: holder.uid, heldUntil: null } })).toBe(2);
    const reopened = { name: 'group.reopened', payload: { path: ['groupUid'], equals: groupUid } };
    expect(await world.database.outbox.count({ where: reopened })).toBe(1);
  });

  it('keeps its TV slot for the one who waited', async () => {
    const tv = await plan('netflix', { tv: true });
    const { uid: groupUid } = await world.database.accountGroup.create({
      data: { familyUid: tv.familyUid, size: 4, freeHostSeats: [1], freeRegularSeats: [2, 3, 4], tvSlots: 1 },
    });
    const [waiter, other] = await world.customers(2);
    await holdFor(waiter!, tv, groupUid, 60);
    await place(other!, tv, { groupUid });
    const group = () => world.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    expect(await group()).toMatchObject({ tvTaken: 0, freeRegularSeats: [2, 3, 4] });
    const { status, data } = await place(waiter!, tv, { groupUid });
    expect([status, data.groupUid]).toEqual([201, groupUid]);
    expect(await group()).toMatchObject({ tvTaken: 1 });
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
