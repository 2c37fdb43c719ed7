import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Config } from '#runtime/platform/config/config';
import { inOrderOfWork } from '#contracts/desk-clock';
import { DESKS, DESK_NAMES, type DeskName, deskPermission } from '#contracts/desks';
import {
  type AdminDashboard,
  type AdminWaiting,
  WAITING_SHOWN,
  adminDashboard,
  adminWaiting,
} from '#contracts/dashboard.http';
import { ADMIN_ROLES, mayRole } from '#domain/platform/admin-role';
import { anErrand, anErrandOrder } from '#testing/errands';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aPayment, aPurchase, aReimbursement } from '#testing/money-factories';
import { aSekeranjang } from '#testing/sekeranjang';
import { type ApiWorld, type Caller, openApi } from '../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
  await addGroups();
  const client = new pg.Client({ connectionString: api.app.get(Config).databaseUrl });
  await client.connect();
  // The product lines beside the subscriptions; the newest of each waits.
  await client.query(`BEGIN; ${readFileSync('api/src/platform/http/admin-lists/other-lines.sql', 'utf8')}; COMMIT`);
  // Each payout of a venue names a slot.
  await client.query(`UPDATE payout p SET ref_uid = s.uid
    FROM (SELECT uid, row_number() OVER () AS n FROM venue_slot) s,
      (SELECT uid, row_number() OVER () AS n FROM payout WHERE kind = 'venue') o
    WHERE o.uid = p.uid AND s.n = o.n`);
  await client.end();
  await addTheRest();
}, 120_000);
afterAll(() => api.close());

const [at, by, byUid] = [new Date(), 'Sari Admin', randomUUID()];

/** As many customers and groups as the other product lines take theirs from. */
async function addGroups() {
  const { database } = api;
  const family = await aFamily(database, { hostSeats: 1, regularSeats: 4 });
  for (let n = 0; n < 400; n += 1) {
    await aCustomer(database);
    await aGroup(database, family);
  }
}

async function addTheRest() {
  const { database } = api;
  const { uid: customerUid } = await aCustomer(database);
  for (const state of ['requested', 'declined'])
    await anErrand(database, customerUid, { state, ...(state === 'declined' && { reason: 'Tidak ada' }) });
  for (const state of ['proposed', 'open', 'reached'])
    await aSekeranjang(database, {
      state,
      ...(state === 'reached' && { endedAt: at, finalBuyers: 3, finalPriceSen: 10_000_000n }),
    });
  const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi', accountChangedByUid: byUid };
  for (const kind of ['refund', 'unplaced', 'bounced']) {
    const due = { refUid: randomUUID(), state: 'scheduled', amountSen: 5_000_000n, dueAt: at };
    const payee = kind === 'unplaced' ? {} : { customerUid };
    await database.payout.create({ data: { kind, ...due, ...payee, ...account } });
  }
  await database.cost.create({
    data: {
      kind: 'errand',
      productLine: 'errands',
      subjectUid: randomUUID(),
      label: 'Teko',
      amountSen: 9_000_000n,
      expectedSen: 1_000n,
      payee: 'Toko',
      reference: 'TRX1',
      reason: 'Harga naik',
      state: 'proposed',
      by,
      byUid,
      at,
    },
  });
  await addSeats(customerUid);
  const appeal = { customerUid, message: 'Bukan saya', createdAt: at, state: 'waiting' };
  const { uid: entryUid } = await database.blacklistEntry.create({
    data: { reason: 'Bukti palsu', createdAt: at, createdBy: by, appeals: { createMany: { data: [appeal] } } },
  });
  const hint = { entryUid, customerUid, matchedOn: 'phone', state: 'waiting', createdAt: at };
  await database.blacklistHint.create({ data: hint });
  const payload = { groupUid: randomUUID() };
  await database.outbox.create({
    data: { name: 'group.reopened', payload, publishedAt: at, setAsideAt: at, setAsideReason: 'x' },
  });
}

async function addSeats(customerUid: string) {
  const { database } = api;
  const family = await aFamily(database, { invites: true });
  const group = await aGroup(database, family);
  const active = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active, confirmedAt: at };
  const { orderUid, accountUid } = await anOrder(database, family, group.uid, active);
  await aPayment(database, orderUid, { state: 'submitted' });
  // As long as a member who has paid is there.
  await database.shopPurchase.create({ data: { groupUid: group.uid, number: 1, askedAt: at, dueAt: at } });
  await database.followUp.create({
    data: { accountUid, customerUid, topic: 'login', message: 'Ditolak', state: 'open' },
  });
  await database.thread.create({ data: { accountUid, lastAt: at, unreadAdmin: 1 } });
  const review = { providerUid: family.providerUid, plan: 'Netflix', stars: 5, text: 'Lancar', writtenAt: at };
  await database.review.create({ data: { accountUid, customerUid, ...review } });
  const clock = { openedAt: at, answerDueAt: at, solveDueAt: at, dueAt: at };
  const claim = { accountUid, groupUid: group.uid, reason: 'no-access', message: 'x', state: 'open', ...clock };
  await database.accessClaim.create({ data: claim });
  const hosted = (await aGroup(database, family)).uid;
  const hostOrder = await anOrder(database, family, hosted, { kind: 'host' });
  const purchase = await aPurchase(database, hostOrder.orderUid);
  await aPurchase(database, hostOrder.orderUid, { state: 'submitted' });
  await aReimbursement(database, { orderUid: hostOrder.orderUid, purchaseUid: purchase.uid });
  const gone = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.cancelled };
  const { accountUid: goneUid } = await anOrder(database, family, hosted, gone);
  await database.accessRemoval.create({ data: { accountUid: goneUid, groupUid: hosted } });
  await database.vaultKey.create({ data: { version: 1, fingerprint: 'a'.repeat(64) } });
  const sealed = { keyVersion: 1, wrappedKey: new Uint8Array(60), sealed: new Uint8Array(284) };
  const stored = { groupUid: hosted, version: 2, ...sealed, storedBy: 'admin', storedUid: randomUUID() };
  await database.groupCredential.create({ data: stored });
  const seen = { groupUid: hosted, accountUid: goneUid, version: 2, kind: 'revealed' };
  await database.credentialAccess.create({ data: seen });
}

const dashboardOf = async (admin: Caller): Promise<AdminDashboard> =>
  adminDashboard.parse((await admin.get('admin/dashboard')).data);
const waitingOf = async (admin: Caller, desk?: DeskName): Promise<AdminWaiting> =>
  adminWaiting.parse((await admin.get(`admin/dashboard/waiting${desk ? `?desk=${desk}` : ''}`)).data);
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
/** `refunds 0-24/31`. */
const totalOf = async (list: string, filter: object): Promise<number> => {
  const { status, headers } = await api.admin.list(list, { filter, range: [0, 24] });
  expect(status).toBe(200);
  return Number(String(headers['content-range']).split('/')[1]);
};

describe('what waits at the desks', () => {
  it.each(DESK_NAMES)('the number of %s is the total of the list that its badge and tile open', async (name) => {
    const { list, filter } = DESKS[name];
    const count = (await dashboardOf(api.admin))[name];
    expect(count).toBeGreaterThan(0);
    expect(await totalOf(list, filter)).toBe(count);
    expect(await totalOf(list, {})).toBeGreaterThanOrEqual(count!);
  });

  it('payouts to approve are those of this desk, also with an account that another admin has to approve', async () => {
    const { data } = await api.admin.list('payouts', { filter: DESKS.payoutsToApprove.filter });
    const kinds = (data as { kind: string }[]).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['refund', 'unplaced', 'bounced']));
  });

  it('the inbox has the first rows of every desk, the most urgent first, and of one kind that kind alone', async () => {
    const rows = await waitingOf(api.admin);
    const dashboard = await dashboardOf(api.admin);
    expect(rows).toEqual(inOrderOfWork(rows));
    expect(rows).toHaveLength(Math.min(WAITING_SHOWN, sumOf(DESK_NAMES.map((name) => dashboard[name]!))));
    const unopened: DeskName[] = [];
    for (const desk of DESK_NAMES) {
      const own = await waitingOf(api.admin, desk);
      expect(new Set(own.map((row) => row.desk))).toEqual(new Set([desk]));
      expect(own).toHaveLength(Math.min(WAITING_SHOWN, dashboard[desk]!));
      // The moment of the first is that of the desk.
      expect(own[0]).toMatchObject(dashboard.deskClocks![desk]!);
      if ((await api.admin.get(`admin/${DESKS[desk].list}/${own[0]!.uid}`)).status !== 200) unopened.push(desk);
    }
    // What the file gives as payouts of gifts belongs to no gift.
    expect(unopened).toEqual(['givingPayoutsToPay']);
  });

  it('a role finds in the inbox what waits at its own desks, and no other', async () => {
    const support = await api.adminAs('support');
    const desks = new Set((await waitingOf(support)).map(({ desk }) => desk));
    expect([...desks].filter((desk) => !mayRole('support', deskPermission(desk)))).toEqual([]);
    expect(await waitingOf(support, 'failedEvents')).toEqual([]);
  });

  it('the catalogue finds its own desk, and no money', async () => {
    const catalogue = await api.adminAs('catalogue');
    const { serverTime: _, deskClocks, ...parts } = await dashboardOf(catalogue);
    const total = await totalOf('sekeranjang-products', DESKS.sekeranjangWaiting.filter);
    expect([parts, Object.keys(deskClocks!)]).toEqual([{ sekeranjangWaiting: total }, ['sekeranjangWaiting']]);
    const rows = await waitingOf(catalogue);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ desk }) => desk))).toEqual(new Set(['sekeranjangWaiting']));
    expect(await waitingOf(catalogue, 'paymentsToCheck')).toEqual([]);
  });

  it.each(ADMIN_ROLES)('a %s gets the numbers of the lists that the role may read, and no other', async (role) => {
    const dashboard = await dashboardOf(await api.adminAs(role));
    expect(DESK_NAMES.filter((name) => dashboard[name] !== undefined)).toEqual(
      DESK_NAMES.filter((name) => mayRole(role, deskPermission(name))),
    );
  });
});

describe('a record that begins to wait long after it was made', () => {
  const LONG_AGO = new Date('2026-01-05T03:00:00.000Z');
  const WAITS = new Date('2026-02-05T03:00:00.000Z');
  /** Since when the inbox says that it waits. */
  const sinceOf = async (desk: DeskName, uid: string) =>
    (await waitingOf(api.admin, desk)).find((row) => row.uid === uid)?.since;

  it('an appeal waits since it was written, not since the block', async () => {
    const { uid: customerUid } = await aCustomer(api.database);
    const appeal = (createdAt: Date, state: string) => ({ customerUid, message: 'Bukan saya', createdAt, state });
    const answered = { ...appeal(LONG_AGO, 'refused'), answeredAt: LONG_AGO };
    const data = [answered, appeal(WAITS, 'waiting')];
    const { uid } = await api.database.blacklistEntry.create({
      data: { reason: 'Bukti palsu', createdAt: LONG_AGO, createdBy: by, appeals: { createMany: { data } } },
    });
    expect(await sinceOf('openAppeals', uid)).toBe(WAITS.toISOString());
  });

  it('an errand waits to be bought since it was paid', async () => {
    const { uid: customerUid } = await aCustomer(api.database);
    const { errandUid, orderUid } = await anErrandOrder(api.database, { customerUid, status: ORDER_STATUS.processing });
    await api.database.errand.update({ where: { uid: errandUid }, data: { state: 'paid', createdAt: LONG_AGO } });
    await api.database.invoice.updateMany({ where: { orderUid }, data: { paidAt: WAITS } });
    expect(await sinceOf('errandsWaiting', errandUid)).toBe(WAITS.toISOString());
    const { uid: asked } = await anErrand(api.database, customerUid, { createdAt: LONG_AGO });
    expect(await sinceOf('errandsWaiting', asked)).toBe(LONG_AGO.toISOString());
  });

  it('a product of Sekeranjang waits to be bought since it ended', async () => {
    const ended = { state: 'reached', endedAt: WAITS, finalBuyers: 3, finalPriceSen: 10_000_000n };
    const { uid } = await aSekeranjang(api.database, { ...ended, createdAt: LONG_AGO });
    expect(await sinceOf('sekeranjangWaiting', uid)).toBe(WAITS.toISOString());
  });

  it('a group waits for a host since its last one has gone', async () => {
    const family = await aFamily(api.database);
    const { uid } = await aGroup(api.database, family);
    await anOrder(api.database, family, uid);
    await api.database.accountGroup.update({ where: { uid }, data: { createdAt: LONG_AGO } });
    expect(await sinceOf('groupsWithoutHost', uid)).toBe(LONG_AGO.toISOString());
    const gone = { kind: 'host', accountStatus: ACCOUNT_STATUS.cancelled } as const;
    const { accountUid } = await anOrder(api.database, family, uid, gone);
    // Its seat is free again.
    await api.database.accountGroup.update({ where: { uid }, data: { freeHostSeats: [1] } });
    await api.database.accountHistory.create({
      data: {
        accountUid,
        fromStatus: ACCOUNT_STATUS.active,
        toStatus: gone.accountStatus,
        why: 'Mundur',
        by,
        at: WAITS,
      },
    });
    expect(await sinceOf('groupsWithoutHost', uid)).toBe(WAITS.toISOString());
  });
});
