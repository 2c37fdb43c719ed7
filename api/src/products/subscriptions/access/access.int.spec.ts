import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminClaim, adminThread, adminThreadLine } from '#contracts/products/subscriptions/access.admin.http';
import { accessView, threadLine, threadView } from '#contracts/products/subscriptions/access.http';
import { orderDetail } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPurchase, aReimbursement } from '#testing/money-factories';
import { formOf } from '#testing/http';
import { type RenewingTestSeat, aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';
import { aPng } from '../../../../test/pictures.js';

const ACTIVE: OrderGiven = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };
const CLAIM = { reason: 'wrong-login', message: 'Kata sandinya ditolak sejak tadi pagi.' };

let api: ApiWorld;
let family: Family;
let groupUid: string;
let host: Awaited<ReturnType<typeof anOrder>>;
let mine: RenewingTestSeat;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  family = await aFamily(api.database);
  groupUid = (await aGroup(api.database, family)).uid;
  host = await anOrder(api.database, family, groupUid, { ...ACTIVE, kind: 'host' });
  mine = await aRenewingSeat(api.database, family, new Date(), { groupUid, hasAccess: false });
});

type Seat = { accountUid: string; customerUid: string };
const of = ({ accountUid, customerUid }: Seat) => ({
  get: (rest: string) => api.customer(customerUid).get(`customer/membership/${accountUid}/${rest}`),
  post: (rest: string, body: object = {}) =>
    api.customer(customerUid).post(`customer/membership/${accountUid}/${rest}`, body),
});
const granted = () => api.database.seatAccess.create({ data: { accountUid: mine.accountUid, grantedAt: new Date() } });
const access = async () => accessView.parse((await of(mine).get('access')).data);
const claim = (body: object = CLAIM) => of(mine).post('claim-access', body);
const threadsOf = async (seat: Seat) => z.array(threadView).parse((await of(seat).get('thread')).data);
const linesOf = async (seat: Seat, threadUid = mine.accountUid) =>
  z.array(threadLine).parse((await of(seat).get(`thread/${threadUid}`)).data);
const write = (seat: Seat, message = 'Halo, sudah saya cek.', uid = randomUUID()) =>
  of(seat).post(`thread/${mine.accountUid}/write`, { uid, message });
const adminClaims = async (filter: object) =>
  z.array(adminClaim).parse((await api.admin.list('access-claims', { filter })).data);
const eventsOf = async (name: string) =>
  (
    await api.database.outbox.findMany({ where: { name, payload: { path: ['accountUid'], equals: mine.accountUid } } })
  ).map(({ payload }) => payload);

describe('a member whose seat works', () => {
  it('has nothing to confirm before a login or an invitation was given', async () => {
    expect((await access()).actions).toEqual(['claim']);
    expect(await of(mine).post('confirm-access')).toMatchObject({
      status: 409,
      meta: { code: 'ACCESS_NOT_GRANTED', message: expect.stringContaining('belum kami berikan') },
    });
    expect(await access()).toMatchObject({ grantedAt: null, confirmedAt: null });
  });

  it('confirms it, once', async () => {
    await granted();
    expect((await access()).actions).toEqual(['confirm', 'claim']);
    expect((await of(mine).post('confirm-access')).status).toBe(200);
    const { confirmedAt, confirmedBy, actions } = await access();
    expect([confirmedBy, actions]).toEqual(['member', ['claim']]);
    await of(mine).post('confirm-access');
    expect((await access()).confirmedAt).toBe(confirmedAt);
  });

  it('finds in the history of the order when the login came, and that it works', async () => {
    const told = async () => {
      const { data } = await api.customer(mine.customerUid).get(`customer/${mine.orderUid}/detail`);
      return orderDetail.parse(data).timeline.map(({ title }) => title);
    };
    expect(await told()).toEqual(['Pesanan dibuat']);
    await of(host).post('store-credential', { username: 'grup@netflix.test', password: 'rahasia-1' });
    expect(await told()).toEqual(['Pesanan dibuat', 'Login siap']);
    await of(mine).post('confirm-access');
    expect(await told()).toEqual(['Pesanan dibuat', 'Login siap', 'Kamu bilang sudah bisa dipakai']);
  });

  it('is asked when a login is stored: silence then has an end', async () => {
    await of(host).post('store-credential', { username: 'grup@netflix.test', password: 'rahasia-1' });
    const { grantedAt, silenceEndsAt } = await access();
    expect(Date.parse(silenceEndsAt!) - Date.parse(grantedAt!)).toBe(48 * 3_600_000);
    await of(host).post('store-credential', { username: 'grup@netflix.test', password: 'rahasia-2' });
    expect((await access()).grantedAt).toBe(grantedAt);
  });
});

describe('a member whose seat does not work', () => {
  it('opens one claim with both clocks; host and admins see it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await eventsOf('claim.opened')).toHaveLength(1);
    const seen = await access();
    expect(seen).toMatchObject({ silenceEndsAt: null, actions: ['confirm'], claim: { state: 'open', refund: 0 } });
    expect((await threadsOf(host)).find(({ isMine }) => !isMine)).toMatchObject({
      name: expect.stringContaining('*'),
      claim: seen.claim,
    });
    expect(await adminClaims({ running: true, accountUid: mine.accountUid })).toMatchObject([
      {
        message: CLAIM.message,
        answerDueAt: seen.claim!.answerDueAt,
        solveDueAt: seen.claim!.solveDueAt,
        dueAt: seen.claim!.answerDueAt,
        allowedActions: ['solve', 'reject'],
      },
    ]);
  });

  it('may send a picture, which host and admins see, and only with the link', async () => {
    const body = new Response(formOf(CLAIM, await aPng()));
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/customer/membership/${mine.accountUid}/claim-access`,
      headers: {
        authorization: `Bearer ${api.tokenOf(mine.customerUid)}`,
        'content-type': body.headers.get('content-type')!,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(statusCode).toBe(200);
    const [ofAdmin] = await adminClaims({ accountUid: mine.accountUid });
    const ofHost = (await threadsOf(host)).find(({ isMine }) => !isMine)!.claim;
    for (const url of [ofAdmin!.pictureUrl, ofHost!.pictureUrl]) {
      const { statusCode: found, headers } = await api.app.inject({ method: 'GET', url: url! });
      expect([found, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
      expect((await api.app.inject({ method: 'GET', url: url!.replace(/\?.*/, '') })).statusCode).not.toBe(200);
    }
  });

  it('has to wait with another claim, and solves this one by confirming', async () => {
    await claim();
    expect(await claim({ ...CLAIM, message: 'Sekarang juga tidak bisa masuk.' })).toMatchObject({
      status: 409,
      meta: { code: 'CLAIM_OPEN' },
    });
    await of(mine).post('confirm-access');
    expect(await access()).toMatchObject({ confirmedBy: 'member', claim: { state: 'solved' }, actions: ['claim'] });
  });

  it('gets the wrong field named, and nothing is changed', async () => {
    for (const [field, body] of [
      ['reason', { ...CLAIM, reason: 'cuaca' }],
      ['message', { ...CLAIM, message: 'pendek' }],
      ['state', { ...CLAIM, state: 'solved' }],
    ] as const)
      expect(await claim(body)).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await access()).claim).toBeNull();
  });

  it('has no claim as a host, before the seat is active, or about the seat of another customer', async () => {
    expect(await of(host).post('claim-access', CLAIM)).toMatchObject({ meta: { code: 'HOST_HAS_NO_CLAIM' } });
    const waiting = await anOrder(api.database, family, groupUid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.pending,
    });
    expect(await of(waiting).post('claim-access', CLAIM)).toMatchObject({
      status: 409,
      meta: { code: 'SEAT_NOT_ACTIVE' },
    });
    const stranger = { accountUid: mine.accountUid, customerUid: host.customerUid };
    for (const rest of ['claim-access', 'confirm-access'])
      expect(await of(stranger).post(rest, rest === 'claim-access' ? CLAIM : {})).toMatchObject({ status: 404 });
    expect(await of(stranger).get('access')).toMatchObject({ status: 404 });
  });
});

describe('an admin', () => {
  const decide = async (action: string, reason = 'Kata sandinya sudah diganti') => {
    const [record] = await adminClaims({ accountUid: mine.accountUid });
    return api.admin.post(`admin/access-claims/${record!.id}/${action}`, { reason });
  };

  it('solves a claim once, audited; the member sees the reason and silence counts anew', async () => {
    await of(host).post('store-credential', { username: 'grup@netflix.test', password: 'rahasia-1' });
    await claim();
    const answers = await Promise.all([decide('solve'), decide('solve'), decide('reject')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { claim: decided, silenceEndsAt } = await access();
    expect(decided?.note).toBe('Kata sandinya sudah diganti');
    expect(silenceEndsAt).not.toBeNull();
    expect(await eventsOf('claim.decided')).toHaveLength(1);
    expect(await decide('settle')).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_CLAIM_ACTION' } });
  });

  it('stands on the reimbursement of its group until it is paid, as does a seat without access', async () => {
    const purchase = await aPurchase(api.database, host.orderUid);
    const reimbursement = await aReimbursement(api.database, { orderUid: host.orderUid, purchaseUid: purchase.uid });
    const trouble = async () => {
      const { data } = await api.admin.list('reimbursements', { filter: { groupUid } });
      return (data as { groupTrouble: string | null }[]).map(({ groupTrouble }) => groupTrouble);
    };
    expect(await trouble()).toEqual(['without-access']);
    await granted();
    await api.database.seatAccess.update({
      where: { accountUid: mine.accountUid },
      data: { confirmedAt: new Date(), confirmedBy: 'member' },
    });
    expect(await trouble()).toEqual([null]);
    await claim();
    expect(await trouble()).toEqual(['claimed']);
    await api.database.payout.updateMany({ where: { refUid: reimbursement.uid }, data: { state: 'cancelled' } });
    expect(await trouble()).toEqual([null]);
  });

  it('cannot approve or pay the reimbursement of a cycle with a missed claim, until the case is settled', async () => {
    const purchase = await aPurchase(api.database, host.orderUid);
    const reimbursement = await aReimbursement(api.database, { orderUid: host.orderUid, purchaseUid: purchase.uid });
    await claim();
    await api.database.accessClaim.updateMany({
      where: { accountUid: mine.accountUid },
      data: { state: 'missed', dueAt: null, endedAt: new Date(), endedBy: 'system' },
    });
    const act = (action: string, body: object) =>
      api.admin.post(`admin/reimbursements/${reimbursement.uid}/${action}`, body);
    const held = { status: 409, meta: { code: 'REIMBURSEMENT_HELD' } };
    expect(await act('approve', {})).toMatchObject(held);
    const [record] = (await api.admin.list('reimbursements', { filter: { orderUid: host.orderUid } })).data as [object];
    expect(record).toMatchObject({ isHeld: true, allowedActions: expect.not.arrayContaining(['approve', 'pay']) });
    expect((await decide('settle', 'Host sudah memperbaiki')).status).toBe(200);
    expect((await act('approve', {})).status).toBe(200);
  });
});

describe('a thread', () => {
  it('is between member, host and admins, with masked names; the others have it unread', async () => {
    await write(mine, 'Kak, undangannya belum masuk.');
    await write(host, 'Sudah saya kirim ulang.');
    await api.admin.post(`admin/threads/${mine.accountUid}/write`, { uid: randomUUID(), message: 'Kami bantu cek.' });
    expect(await linesOf(mine)).toMatchObject([
      { party: 'member', isMine: true },
      { party: 'host', name: expect.stringContaining('*'), isMine: false },
      { party: 'admin', name: 'Tim Patungan', message: 'Kami bantu cek.' },
    ]);
    expect((await threadsOf(mine))[0]).toMatchObject({ isMine: true, unread: 2 });
    expect((await threadsOf(host)).find(({ isMine }) => !isMine)).toMatchObject({ unread: 1 });
    await of(mine).post(`thread/${mine.accountUid}/read`);
    expect((await threadsOf(mine))[0]!.unread).toBe(0);
    const lines = z.array(adminThreadLine).parse((await api.admin.get(`admin/threads/${mine.accountUid}/lines`)).data);
    expect(lines.map(({ party }) => party)).toEqual(['member', 'host', 'admin']);
  });

  it('informs each of the others of the first unread line only', async () => {
    await write(mine, 'Satu');
    await write(mine, 'Dua');
    expect(await eventsOf('thread.written')).toMatchObject([{ to: 'host' }]);
    await write(host, 'Tiga');
    await write(mine, 'Empat');
    expect((await eventsOf('thread.written')).map((payload) => (payload as { to: string }).to)).toEqual([
      'host',
      'member',
      'host',
    ]);
    const [record] = z.array(adminThread).parse((await api.admin.list('threads', { filter: { groupUid } })).data);
    expect(record).toMatchObject({ unread: 4, lastMessage: 'Empat', allowedActions: ['write', 'mark-read'] });
  });

  it('waits for an admin since the first line that none has read, and not since the last', async () => {
    await write(mine, 'Lama');
    await api.admin.post(`admin/threads/${mine.accountUid}/write`, { uid: randomUUID(), message: 'Sudah.' });
    await write(mine, 'Baru');
    await write(host, 'Lebih baru');
    const read = async () => {
      const { data } = await api.admin.list('threads', { filter: { groupUid }, sort: ['waitsSince', 'ASC'] });
      return z.array(adminThread).parse(data)[0]!;
    };
    const first = await api.database.threadLine.findFirstOrThrow({ where: { message: 'Baru', groupUid } });
    const { waitsSince, lastAt } = await read();
    expect(waitsSince).toBe(first.at.toISOString());
    expect(waitsSince! <= lastAt).toBe(true);
    await api.admin.post(`admin/threads/${mine.accountUid}/mark-read`);
    expect((await read()).waitsSince).toBeNull();
  });

  it('of a seat that there is not is not found, read or written', async () => {
    const path = `admin/threads/${randomUUID()}`;
    expect((await api.admin.post(`${path}/mark-read`)).status).toBe(404);
    expect((await api.admin.post(`${path}/write`, { uid: randomUUID(), message: 'Halo' })).status).toBe(404);
  });

  it('has a line once, sent ten times at once', async () => {
    const uid = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => write(mine, 'Halo', uid)));
    expect(await linesOf(mine)).toHaveLength(1);
    expect((await threadsOf(host)).find(({ isMine }) => !isMine)?.unread).toBe(1);
    // Another line with its uid is not dropped in silence.
    for (const other of [write(mine, 'Halo lagi', uid), write(host, 'Halo', uid)])
      expect(await other).toMatchObject({ status: 409, meta: { code: 'LINE_UID_USED' } });
  });

  it('answers an open claim with the first line of host or admin, not of the member', async () => {
    await claim();
    await write(mine, 'Masih belum bisa.');
    expect((await access()).claim?.state).toBe('open');
    await write(host, 'Saya cek ya.');
    expect((await access()).claim).toMatchObject({ state: 'answered', answeredBy: 'host' });
    const [record] = await adminClaims({ accountUid: mine.accountUid });
    expect(record!.dueAt).toBe(record!.solveDueAt);
  });

  it('takes ten lines a minute and plain text', async () => {
    for (let line = 0; line < 10; line += 1) expect((await write(mine, `Baris ${line}`)).status).toBe(200);
    expect(await write(mine, 'Satu lagi')).toMatchObject({ status: 429 });
    for (const message of ['', '   ', 'a\u202eb', 'x'.repeat(1_001)])
      expect(await write(host, message)).toMatchObject({ status: 422, errors: [{ field: 'message' }] });
  });

  it('is closed to other members and other groups, and a host reads only its own time', async () => {
    await write(mine, 'Untuk host yang lama');
    const other = await aRenewingSeat(api.database, family, new Date(), { groupUid, hasAccess: false });
    expect(await write(other)).toMatchObject({ status: 404 });
    expect(await of(other).get(`thread/${mine.accountUid}`)).toMatchObject({ status: 404 });
    const [line] = await linesOf(host);
    // From the line's own time: the machine's clock may have been set back since.
    const createdAt = new Date(Date.parse(line!.at) + 1);
    await api.database.account.update({ where: { uid: host.accountUid }, data: { createdAt } });
    expect(await linesOf(host)).toEqual([]);
  });
});
