import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { groupView, openSeats, seatState } from '#contracts/catalogue/catalogue.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function groupWith(family: Family, members: number, createdAt = new Date()) {
  const group = await aGroup(api.database, family, { createdAt });
  for (let n = 0; n < members; n += 1) await anOrder(api.database, family, group.uid);
  return group.uid;
}

describe('a provider is nearly full', () => {
  const seated = async (family: Family, members: number, hostStatus?: number) => {
    const uid = await groupWith(family, members);
    if (hostStatus) await anOrder(api.database, family, uid, { kind: 'host', accountStatus: hostStatus });
    return family;
  };
  const { registered, active } = ACCOUNT_STATUS;

  it('where the next member gets into a started group that lacks one or two, which its plan and its row call the same', async () => {
    const hosted = { hostSeats: 1, regularSeats: 3 };
    const alone = { hostSeats: 0, regularSeats: 3 };
    const families = {
      runs: await seated(await aFamily(api.database, hosted), 2, active),
      hostMissing: await seated(await aFamily(api.database, hosted), 2),
      hostPrepares: await seated(await aFamily(api.database, { ...hosted, hostBuys: 'provided' }), 2, registered),
      hostWaitsForMembers: await seated(await aFamily(api.database, { ...hosted, hostBuys: 'paid' }), 2, registered),
      shopBuys: await seated(await aFamily(api.database, alone), 1),
      full: await seated(await aFamily(api.database, alone), 3),
      wide: await seated(await aFamily(api.database, { ...alone, regularSeats: 4 }), 1),
      fresh: await seated(await aFamily(api.database, { ...alone, regularSeats: 2 }), 0),
    };
    const { data } = await api.anyone.get('customer/account/open-seats');
    const seats = z.array(openSeats).parse(data);
    const said = (ask: (family: Family) => unknown) =>
      Promise.all(Object.values(families).map(ask)).then((answers) =>
        Object.fromEntries(Object.keys(families).map((name, index) => [name, answers[index]])),
      );
    // Nothing of a brand in which the one who asks holds a seat, as long as it is held.
    const { customerUid, uid } = await api.database.account.findFirstOrThrow({
      where: { group: { familyUid: families.runs.uid }, role: 'regular' },
    });
    const brandsFor = async () =>
      z
        .array(openSeats)
        .parse((await api.customer(customerUid).get('customer/account/open-seats')).data)
        .map((seat) => seat.providerUid);
    const all = seats.map((seat) => seat.providerUid);
    expect(await brandsFor()).toEqual(all.filter((brand) => brand !== families.runs.providerUid));
    await api.database.account.update({ where: { uid }, data: { status: ACCOUNT_STATUS.cancelled } });
    expect(await brandsFor()).toEqual(all);
    await api.database.account.update({ where: { uid }, data: { status: active } });
    const cardOf = ({ providerUid }: Family) => seats.find((seat) => seat.providerUid === providerUid);
    expect(await said((family) => cardOf(family)?.words)).toEqual({
      runs: '1 kursi lagi',
      hostMissing: 'Menunggu host',
      hostPrepares: 'Menunggu host',
      hostWaitsForMembers: '1 kursi lagi',
      shopBuys: '2 kursi lagi',
    });
    expect(await said((family) => cardOf(family)?.seatsLeft)).toMatchObject({
      runs: 1,
      hostMissing: 0,
      hostPrepares: 0,
      shopBuys: 2,
    });
    expect(cardOf(families.hostMissing)?.ring).toEqual({ size: 4, taken: 2, hosts: 0, freeHosts: 1 });
    expect(cardOf(families.hostPrepares)?.ring).toEqual({ size: 4, taken: 3, hosts: 1, freeHosts: 0 });
    const waits = {
      runs: null,
      hostMissing: 'host-missing',
      hostPrepares: 'host-preparing',
      hostWaitsForMembers: null,
      shopBuys: 'shop-purchase',
    };
    const first = (schema: typeof seatState | typeof groupView, path: string) => async (family: Family) => {
      const answer = await api.anyone.get(`customer/account${path}?providerUid=${family.providerUid}`);
      return z.array(schema).parse(answer.data)[0]!.waitsFor;
    };
    expect(await said(first(seatState, '/states'))).toMatchObject(waits);
    expect(await said(first(groupView, ''))).toMatchObject(waits);
  });
});

describe('what the next member of a plan finds', () => {
  const stateOf = async ({ providerUid }: Family) => {
    const { data } = await api.anyone.get(`customer/account/states?providerUid=${providerUid}`);
    return z.array(seatState).parse(data)[0];
  };

  it('is a television slot, unless the group that fills has none while seats of it are free', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 2, tvSlots: 1 });
    expect(await stateOf(family)).toMatchObject({ familyUid: family.uid, hasTvSlot: true });
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid, { needsTv: true });
    expect(await stateOf(family)).toMatchObject({ hasTvSlot: false });
    await anOrder(api.database, family, group.uid);
    expect(await stateOf(family)).toMatchObject({ hasTvSlot: true });
  });

  it('is that of the group which is named, as the next to fill may have a host already', async () => {
    const family = await aFamily(api.database, { hostSeats: 1, regularSeats: 3 });
    const [hosted, hostless] = [await aGroup(api.database, family), await aGroup(api.database, family)];
    await anOrder(api.database, family, hosted.uid, { kind: 'host', accountStatus: 3 });
    const { providerUid } = family;
    const waitsIn = async (groupUid: string) => {
      const query = new URLSearchParams({ providerUid, ...(groupUid && { groupUid }) });
      const { data } = await api.anyone.get(`customer/account/states?${query}`);
      return z.array(seatState).parse(data)[0]!.waitsFor;
    };
    expect([await waitsIn(''), await waitsIn(hosted.uid), await waitsIn(hostless.uid)]).toEqual([
      null,
      null,
      'host-missing',
    ]);
  });

  it('is for a customer not the group in which they sit: that gives them no second seat', async () => {
    const family = await aFamily(api.database);
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid, { kind: 'host', accountStatus: ACCOUNT_STATUS.active });
    const { customerUid } = await anOrder(api.database, family, group.uid);
    const states = `customer/account/states?providerUid=${family.providerUid}`;
    const waitsFor = async (who: { get: typeof api.anyone.get }) =>
      z.array(seatState).parse((await who.get(states)).data)[0]!.waitsFor;
    expect(await waitsFor(api.anyone)).toBeNull();
    expect(await waitsFor(api.customer(customerUid))).toBe('host-missing');
  });

  it('is for a host the debit of the group that it gets: as its seats were sold, whatever the plan costs since', async () => {
    const family = await aFamily(api.database, { providerPriceSen: 20_000_000n });
    const { variantUid } = family.plans.ready;
    const older = { validFrom: new Date(0), grandTotalSen: 6_100_000n, providerPriceSen: 18_600_000n };
    await api.database.price.create({ data: { variantUid, ...older, adminFeeSen: 1_450_000n } });
    const [sold, fresh] = [await groupWith(family, 3), await groupWith(family, 0)];
    const newer = { validFrom: new Date(Date.now() - 1_000), grandTotalSen: 6_500_000n, providerPriceSen: 20_200_000n };
    await api.database.price.create({ data: { variantUid, ...newer, adminFeeSen: 1_450_000n } });
    const debitIn = async (groupUid?: string) => {
      const of = `providerUid=${family.providerUid}${groupUid ? `&groupUid=${groupUid}` : ''}`;
      const { data } = await api.anyone.get(`customer/account/states?${of}`);
      return (data as { debit: number | null }[])[0]!.debit;
    };
    // Without a name it gets the one that is nearest to full.
    expect([await debitIn(), await debitIn(sold), await debitIn(fresh)]).toEqual([186_000, 186_000, 202_000]);
    const host = await anOrder(api.database, family, sold, { kind: 'host', hostShareSen: 4_650_000n });
    const { data } = await api.customer(host.customerUid).get(`customer/host/purchase?orderUid=${host.orderUid}`);
    expect(data).toMatchObject({ reimbursement: { providerPrice: 186_000 } });
    expect(await debitIn()).toBe(202_000);
    await api.database.planFamily.update({ where: { uid: family.uid }, data: { providerPriceSen: null } });
    expect(await debitIn()).toBeNull();
  });

  it('is a subscription that the shop has not bought, until it has for the group that fills', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 3 });
    expect(await stateOf(family)).toMatchObject({ waitsFor: 'shop-purchase' });
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid);
    const now = new Date();
    const purchase = { groupUid: group.uid, number: 1, askedAt: now, dueAt: now };
    const { uid } = await api.database.shopPurchase.create({ data: purchase });
    expect(await stateOf(family)).toMatchObject({ waitsFor: 'shop-purchase' });
    const bought = { boughtAt: now, boughtBy: 'Sari', account: 'toko', costSen: 1n, askNextAt: now };
    await api.database.shopPurchase.update({ where: { uid }, data: { ...bought, renewsOn: daysAgo(-2) } });
    expect(await stateOf(family)).toMatchObject({ waitsFor: null });
    await api.database.shopPurchase.update({ where: { uid }, data: { renewsOn: daysAgo(2) } });
    expect(await stateOf(family)).toMatchObject({ waitsFor: 'shop-purchase' });
  });

  it('is a group that waits for its host, until the purchase of the host is verified', async () => {
    const family = await aFamily(api.database);
    const group = await aGroup(api.database, family);
    const host = await anOrder(api.database, family, group.uid, { kind: 'host' });
    expect(await stateOf(family)).toMatchObject({ hasTvSlot: null, waitsFor: 'host-preparing' });
    await api.database.account.update({ where: { uid: host.accountUid }, data: { status: ACCOUNT_STATUS.active } });
    expect(await stateOf(family)).toMatchObject({ waitsFor: null });
  });
});

describe('groups of a provider, as anyone sees them', () => {
  const page = async (providerUid: string, query = '') => {
    const answer = await api.anyone.get(`customer/account?providerUid=${providerUid}${query}`);
    expect(answer.status).toBe(200);
    return { groups: z.array(groupView).parse(answer.data), meta: answer.meta, text: JSON.stringify(answer.data) };
  };

  it('are sorted: open ones by how full they are, the oldest first among equals; then full ones, the latest first', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 3 });
    const fullFirst = await groupWith(family, 3, daysAgo(9));
    const empty = await groupWith(family, 0, daysAgo(8));
    const twoYoung = await groupWith(family, 2, daysAgo(2));
    const twoOld = await groupWith(family, 2, daysAgo(5));
    const fullLast = await groupWith(family, 3, daysAgo(7));
    const one = await groupWith(family, 1, daysAgo(6));
    const first = await page(family.providerUid);
    expect(first.groups.map(({ uid }) => uid)).toEqual([twoOld, twoYoung, one, empty, fullLast]);
    expect(first.meta).toMatchObject({ page: 1, limit: 5, total: 6 });
    const second = await page(family.providerUid, '&page=2');
    expect(second.groups.map(({ uid }) => uid)).toEqual([fullFirst]);
    expect((await page(family.providerUid, '&page=3')).groups).toEqual([]);
  });

  it('say of a pre-order whether it waits for the group, which asks for no payment yet', async () => {
    const family = await aFamily(api.database, { regularSeats: 3 });
    const { uid } = await aGroup(api.database, family);
    for (const status of [ORDER_STATUS.waitingForGroup, ORDER_STATUS.awaitingPayment])
      await anOrder(api.database, family, uid, { kind: 'pre-order', status });
    const { groups } = await page(family.providerUid);
    expect(groups[0]!.members.map(({ waitsForGroup }) => waitsForGroup)).toEqual([true, false]);
  });

  it('show members by masked name and label, and no contact data', async () => {
    const family = await aFamily(api.database, { tvSlots: 2 });
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid, { needsTv: true });
    const gone = { status: ORDER_STATUS.cancelled, accountStatus: ACCOUNT_STATUS.cancelled };
    await anOrder(api.database, family, group.uid, gone);
    const { groups, text } = await page(family.providerUid);
    expect(groups).toEqual([
      {
        uid: group.uid,
        name: `Netflix 1 bulan #${group.number}`,
        familyUid: family.uid,
        familyName: 'Netflix 1 bulan',
        size: 4,
        taken: 2,
        freeRegularSeats: 1,
        heldSeats: 0,
        freeHostSeats: 1,
        freeTvSlots: 1,
        waitsFor: 'host-missing',
        host: null,
        members: [
          {
            seatNumber: 2,
            role: 'regular',
            name: 'B**********o',
            status: 1,
            statusLabel: 'Registered',
            hasAccess: false,
            waitsForGroup: false,
          },
        ],
      },
    ]);
    expect(text).not.toMatch(/Budi|Santoso|@|62812|orderUid|customerUid/);
  });

  it('say of an active member whether the seat can be used, as the membership does', async () => {
    const family = await aFamily(api.database);
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid, { kind: 'host', accountStatus: ACCOUNT_STATUS.active });
    await anOrder(api.database, family, group.uid, { accountStatus: ACCOUNT_STATUS.active });
    const { groups } = await page(family.providerUid);
    expect(groups[0]!.members.map(({ role, hasAccess }) => [role, hasAccess])).toEqual([
      ['host', true],
      ['regular', false],
    ]);
  });

  it('show what their host has bought so far, in whatever group, and nothing of a rejected proof', async () => {
    const family = await aFamily(api.database);
    const [before, now] = [await aGroup(api.database, family), await aGroup(api.database, family)];
    const seat = { kind: 'host', accountStatus: ACCOUNT_STATUS.active } as const;
    const first = await anOrder(api.database, family, before.uid, seat);
    const { customerUid } = first;
    const hostOf = async (uid: string) =>
      (await page(family.providerUid)).groups.find((group) => group.uid === uid)?.host;
    expect(await hostOf(before.uid)).toEqual({ purchases: 0, since: null });
    const debitedAt = daysAgo(40);
    await aPurchase(api.database, first.orderUid, { debitedAt });
    await aPurchase(api.database, first.orderUid, { state: 'rejected', debitedAt: daysAgo(90) });
    const second = await anOrder(api.database, family, now.uid, { ...seat, customerUid });
    await aPurchase(api.database, second.orderUid, { debitedAt: daysAgo(1) });
    const bought = { purchases: 2, since: debitedAt.toISOString() };
    expect([await hostOf(before.uid), await hostOf(now.uid)]).toEqual([bought, bought]);
  });

  it('are those of this provider only', async () => {
    const mine = await aFamily(api.database);
    const uid = await groupWith(mine, 1);
    await groupWith(await aFamily(api.database), 1);
    expect((await page(mine.providerUid)).groups.map((group) => group.uid)).toEqual([uid]);
    expect((await page(randomUUID())).meta.total).toBe(0);
  });

  it.each(['', '?providerUid=1', `?providerUid=${randomUUID()}&page=0`, `?providerUid=${randomUUID()}&limit=51`])(
    'refuses %s',
    async (query) => {
      expect(await api.anyone.get(`customer/account${query}`)).toMatchObject({ status: 422 });
    },
  );
});

describe('groups in the console', () => {
  it('have the map of their seats', async () => {
    const family = await aFamily(api.database);
    const group = await aGroup(api.database, family);
    const host = await anOrder(api.database, family, group.uid, { kind: 'host' });
    const member = await anOrder(api.database, family, group.uid);
    const { data } = await api.admin.get(`admin/account-groups/${group.uid}`);
    const record = adminGroup.parse(data);
    expect(record).toMatchObject({
      providerName: 'Netflix',
      seats: 4,
      occupied: 2,
      missing: 2,
      tvSlots: null,
      filledAt: null,
    });
    expect(record.seatMap).toMatchObject([
      {
        seatNumber: 1,
        role: 'host',
        account: { uid: host.accountUid, orderUid: host.orderUid, customerName: 'Budi Santoso' },
      },
      {
        seatNumber: 2,
        role: 'regular',
        account: { uid: member.accountUid, status: 1, statusLabel: 'Registered', needsTv: false },
      },
      { seatNumber: 3, role: 'regular', account: null },
      { seatNumber: 4, role: 'regular', account: null },
    ]);
    expect(record.accounts).toEqual([
      { id: host.accountUid, seatNumber: 1, isHost: true, status: 1, orderUid: host.orderUid },
      { id: member.accountUid, seatNumber: 2, isHost: false, status: 1, orderUid: member.orderUid },
    ]);
  });

  it('say of one record what each seat has paid and owes, since when, and what happened', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 2 });
    const { uid } = await aGroup(api.database, family, { createdAt: daysAgo(3) });
    const paid = await anOrder(api.database, family, uid, {
      createdAt: daysAgo(2),
      accountStatus: ACCOUNT_STATUS.active,
    });
    await aPayment(api.database, paid.orderUid, { amountSen: 6_100_000n });
    await api.database.invoice.updateMany({
      where: { orderUid: paid.orderUid },
      data: { status: 'paid', receivedSen: 6_100_000n, paidAt: daysAgo(2) },
    });
    const moved = { fromStatus: 1, toStatus: ACCOUNT_STATUS.active, why: 'Grup sudah siap', by: 'system' };
    const { at } = await api.database.accountHistory.create({ data: { accountUid: paid.accountUid, ...moved } });
    const unpaid = await anOrder(api.database, family, uid, { createdAt: daysAgo(1) });
    const { story } = adminGroup.parse((await api.admin.get(`admin/account-groups/${uid}`)).data);
    expect(story!.seats).toEqual([
      { accountUid: paid.accountUid, since: at.toISOString(), paid: 61_000, owed: 0, dueAt: null },
      expect.objectContaining({ accountUid: unpaid.accountUid, paid: 0, owed: 61_000 }),
    ]);
    expect(story!.money).toMatchObject({ paid: 61_000, owed: 61_000 });
    const said = story!.timeline.map(({ what, seat }) => [what, seat?.seatNumber, seat?.status]);
    expect(said.slice(0, 3)).toEqual([
      ['opened', undefined, undefined],
      ['seat', 1, ACCOUNT_STATUS.registered],
      ['seat', 2, ACCOUNT_STATUS.registered],
    ]);
    expect(said).toContainEqual(['seat', 1, ACCOUNT_STATUS.active]);
    const { data } = await api.admin.list('account-groups', { filter: { id: [uid] } });
    expect(z.array(adminGroup).parse(data)[0]!.story).toBeUndefined();
  });

  it('say until when the shop buys what a member has paid for, and nothing once nobody is left', async () => {
    const family = await aFamily(api.database, { hostSeats: 0 });
    const { uid } = await aGroup(api.database, family);
    const dueAt = daysAgo(-2);
    await api.database.shopPurchase.create({ data: { groupUid: uid, number: 1, askedAt: new Date(), dueAt } });
    const buyBy = async () => adminGroup.parse((await api.admin.get(`admin/account-groups/${uid}`)).data).buyBy;
    expect(await buyBy()).toBeNull();
    const paid = { accountStatus: ACCOUNT_STATUS.pending, confirmedAt: new Date() };
    const { accountUid } = await anOrder(api.database, family, uid, paid);
    expect(await buyBy()).toBe(dueAt.toISOString());
    await api.database.account.update({ where: { uid: accountUid }, data: { status: ACCOUNT_STATUS.refunded } });
    expect(await buyBy()).toBeNull();
  });

  it('a free host seat is shown as the host’s', async () => {
    const group = await aGroup(api.database, await aFamily(api.database));
    const { seatMap } = adminGroup.parse((await api.admin.get(`admin/account-groups/${group.uid}`)).data);
    expect(seatMap.map(({ role }) => role)).toEqual(['host', 'regular', 'regular', 'regular']);
  });

  it('are found by name and number, provider and what is missing, and sorted by it', async () => {
    const name = `Keluarga 50%_${randomUUID().slice(0, 6)}`;
    const family = await aFamily(api.database, { name, hostSeats: 0, regularSeats: 2 });
    await api.database.provider.update({ where: { uid: family.providerUid }, data: { name } });
    const [full, half, empty] = [await groupWith(family, 2), await groupWith(family, 1), await groupWith(family, 0)];
    const { number } = await api.database.accountGroup.findUniqueOrThrow({ where: { uid: half } });
    const found = async (filter: object, sort: unknown = ['missing', 'ASC']) => {
      const { data, status } = await api.admin.list('account-groups', { filter, sort });
      expect(status).toBe(200);
      return z
        .array(adminGroup)
        .parse(data)
        .map(({ id }) => id);
    };
    expect(await found({ q: name })).toEqual([full, half, empty]);
    expect(await found({ q: name }, ['occupied', 'ASC'])).toEqual([empty, half, full]);
    expect(await found({ q: name.toUpperCase(), short: true })).toEqual([half]);
    expect(await found({ q: name, short: false })).toEqual([full, empty]);
    expect(await found({ q: `${name} #${number}` })).toEqual([half]);
    expect(await found({ providerName: name })).toEqual([full, half, empty]);
    expect(await found({ q: '50%x' })).toEqual([]);
    expect(await found({ id: [half, full] })).toEqual([full, half]);
    expect(await found({ q: name, otherThan: half })).toEqual([full, empty]);
  });

  it('refuse what they do not know', async () => {
    for (const query of [{ sort: ['uid', 'ASC'] }, { filter: { short: 'yes' } }, { filter: { seats: 3 } }])
      expect((await api.admin.list('account-groups', query)).status).toBe(422);
    expect((await api.admin.get(`admin/account-groups/${randomUUID()}`)).status).toBe(404);
    expect((await api.anyone.list('account-groups')).status).toBe(401);
  });
});
