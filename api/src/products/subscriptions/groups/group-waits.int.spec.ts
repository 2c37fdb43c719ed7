import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type GroupWait, groupWait } from '#domain/catalogue/group-wait';
import { HOST_BUYS, type HostBuys } from '#domain/catalogue/host-buys';
import { ACCOUNT_STATUS, accountStatusOf, holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { NOT_BOUGHT, type SeatedAccount, runs } from '#domain/products/subscriptions/groups/activate-members';
import { waitsForPaid } from '#domain/products/subscriptions/groups/missing-people';
import { daysAfter } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import { findSeatWait } from '#runtime/products/subscriptions/find-seat-wait';
import { groupRuns } from '#runtime/products/subscriptions/group-runs';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';
import { type StartRow, startColumns, waitOf } from './group-start.js';

const NOW = new Date('2026-11-28T05:00:00Z');
const { registered, waitingForConfirmation, active, pending, cancelled, waitingForFollowUp } = ACCOUNT_STATUS;

/** The seat of a host or a member: its status, and whether its money or purchase was confirmed. */
type Seat = [status: number, isConfirmed: boolean];
const MEMBERS: (Seat | null)[] = [
  null,
  [registered, false],
  [waitingForFollowUp, false],
  [pending, true],
  [active, true],
  [waitingForFollowUp, true],
  [cancelled, true],
];
const HOSTS: (Seat | null)[] = [
  null,
  [registered, false],
  [waitingForConfirmation, false],
  [active, true],
  [cancelled, true],
];
/** Of the shop: asked for, or bought with the day of its renewal. */
const PURCHASES = {
  none: null,
  asked: {},
  'a running one': { boughtAt: daysAfter(NOW, -20), renewsOn: new Date('2026-11-29') },
  'one that ends today': { boughtAt: daysAfter(NOW, -30), renewsOn: new Date('2026-11-28') },
  'a series': { boughtAt: daysAfter(NOW, -90) },
};

interface Case {
  hostSeats: 0 | 1;
  hostBuys: HostBuys;
  host: Seat | null;
  member: Seat | null;
  purchase: keyof typeof PURCHASES;
}
const CASES = MEMBERS.flatMap((member): Case[] => [
  ...HOSTS.flatMap((host) =>
    HOST_BUYS.map((hostBuys): Case => ({ hostSeats: 1, hostBuys, host, member, purchase: 'none' })),
  ),
  ...Object.keys(PURCHASES).map((purchase): Case => ({
    hostSeats: 0,
    hostBuys: HOST_BUYS[0],
    host: null,
    member,
    purchase: purchase as keyof typeof PURCHASES,
  })),
]);

let api: ApiWorld;
const families = new Map<string, Family>();
beforeAll(async () => {
  api = await openApi();
  for (const hostBuys of HOST_BUYS)
    families.set(`1 ${hostBuys}`, await aFamily(api.database, { hostBuys, regularSeats: 5 }));
  families.set(`0 ${HOST_BUYS[0]}`, await aFamily(api.database, { hostSeats: 0, regularSeats: 5 }));
});
afterAll(() => api.close());

/** The group with these seats, and one more whose payment is open. */
async function rowsOf({ hostSeats, hostBuys, host, member, purchase }: Case) {
  const { database } = api;
  const family = families.get(`${hostSeats} ${hostBuys}`)!;
  const { uid: groupUid } = await aGroup(database, family);
  for (const [kind, seat] of [
    ['host', host],
    ['ready', member],
  ] as const)
    if (seat) {
      const [accountStatus, isConfirmed] = seat;
      await anOrder(database, family, groupUid, { kind, accountStatus, confirmedAt: isConfirmed ? NOW : null });
    }
  const given = PURCHASES[purchase];
  if (given) {
    const { boughtAt = null, renewsOn = null } = given as { boughtAt?: Date; renewsOn?: Date };
    const bought = boughtAt && { boughtAt, boughtBy: 'Sari Admin', account: 'toko@patungan.test', costSen: 100n };
    const asked = { groupUid, number: 1, askedAt: daysAfter(NOW, -90), dueAt: daysAfter(NOW, -88) };
    await database.shopPurchase.create({ data: { ...asked, ...bought, renewsOn } });
  }
  const { orderUid } = await anOrder(database, family, groupUid, { status: ORDER_STATUS.awaitingPayment });
  return { familyUid: family.uid, groupUid, orderUid };
}

/** What the rules of the domain say of it. */
function byDomain({ hostSeats, hostBuys, host, member, purchase }: Case) {
  const isBought = ['a running one', 'a series'].includes(purchase);
  const seats = (
    [
      ['host', host],
      ['regular', member],
    ] as const
  ).flatMap(([role, seat]) => (seat ? [seatOf(role, seat)] : []));
  const live = seats.filter(({ status }) => holdsSeat(status));
  const hostSeat = live.find(({ role }) => role === 'host');
  const start = {
    hostSeats,
    hostBuys,
    hasHost: hostSeat !== undefined,
    isHostActive: hostSeat?.status === 'active',
    isBought,
  };
  const whenPaid = groupWait({ ...start, hostBuys: 'ordered' });
  // A host who buys once all have paid, and is not asked yet, is not what a paid seat waits for.
  const lacksMembers = hostBuys === 'paid' && hostSeat?.status === 'registered';
  const members = live.filter(({ role }) => role === 'regular');
  const paid = members.filter(({ confirmedAt }) => confirmedAt).length + 1;
  return {
    runs: runs({ hostSeats, bought: isBought }, live),
    wait: groupWait(start),
    seatWait: lacksMembers
      ? waitsForPaid({ missing: 5 - paid, unpaid: members.length + 1 - paid })
      : whenPaid && SEAT_WAIT[whenPaid],
  };
}
const seatOf = (role: 'host' | 'regular', [code, isConfirmed]: Seat): Omit<SeatedAccount, 'accountUid'> => ({
  role,
  status: accountStatusOf(code),
  needsTv: false,
  preOrder: false,
  confirmedAt: isConfirmed ? NOW : null,
});
const SEAT_WAIT: Record<GroupWait, string> = {
  'host-missing': 'Menunggu host',
  'host-preparing': 'Menunggu host menyiapkan langganan',
  'shop-purchase': NOT_BOUGHT,
};

/** The same by the statements of the database. */
async function byDatabase({ familyUid, groupUid, orderUid }: Awaited<ReturnType<typeof rowsOf>>) {
  const [row] = await api.database.$queryRaw<[StartRow & { runs: boolean; wait: GroupWait | null }]>(Prisma.sql`
    SELECT ${groupRuns(NOW)} AS "runs", group_wait(f.uid, g.uid, ${NOW}) AS "wait", ${startColumns(NOW)}
    FROM account_group g JOIN plan_family f ON f.uid = g.family_uid
    WHERE g.uid = ${groupUid}::uuid AND f.uid = ${familyUid}::uuid`);
  const seat = await api.database.transaction((tx) => findSeatWait(tx, orderUid, NOW));
  return { runs: row.runs, wait: row.wait, shown: waitOf(row), seatWait: seat?.title ?? null };
}

it('the database says of every group whether it runs, and what it and a seat of it wait for, as the domain does', async () => {
  const differing: unknown[] = [];
  for (const one of CASES) {
    const [{ wait, ...expected }, found] = [byDomain(one), await byDatabase(await rowsOf(one))];
    const said = { ...expected, wait, shown: wait };
    if (Object.entries(said).some(([name, value]) => found[name as keyof typeof found] !== value))
      differing.push({ one, said, found });
  }
  expect(differing).toEqual([]);
  const all = CASES.map(byDomain);
  expect(new Set(all.map((said) => said.runs)).size).toBe(2);
  expect(new Set(all.map(({ wait }) => wait)).size).toBe(4);
});
