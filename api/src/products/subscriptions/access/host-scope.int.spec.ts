import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { accessView, threadLine, threadView } from '#contracts/products/subscriptions/access.http';
import { groupChangePreview } from '#contracts/products/subscriptions/groups.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { type RenewingTestSeat, aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

interface Seat {
  accountUid: string;
  customerUid: string;
}
const CLAIM = { reason: 'wrong-login', message: 'Kata sandinya ditolak sejak tadi pagi.' };

let api: ApiWorld;
let family: Family;
let groupUid: string;
let host: Seat;
let mine: RenewingTestSeat;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  family = await aFamily(api.database);
  groupUid = (await aGroup(api.database, family)).uid;
  host = await aHost(groupUid);
  mine = await aRenewingSeat(api.database, family, new Date(), { groupUid });
});

const aHost = (ofGroup: string) =>
  anOrder(api.database, family, ofGroup, {
    kind: 'host',
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
  });
const of = ({ accountUid, customerUid }: Seat) => ({
  get: (rest: string) => api.customer(customerUid).get(`customer/membership/${accountUid}/${rest}`),
  post: (rest: string, body: object = {}) =>
    api.customer(customerUid).post(`customer/membership/${accountUid}/${rest}`, body),
});
const write = (seat: Seat, message: string) =>
  of(seat).post(`thread/${mine.accountUid}/write`, { uid: randomUUID(), message });
const messagesOf = async (seat: Seat) =>
  z
    .array(threadLine)
    .parse((await of(seat).get(`thread/${mine.accountUid}`)).data)
    .map(({ message }) => message);
const threadOf = async (seat: Seat) =>
  z
    .array(threadView)
    .parse((await of(seat).get('thread')).data)
    .find(({ accountUid }) => accountUid === mine.accountUid);
const claimState = async () => accessView.parse((await of(mine).get('access')).data).claim?.state;

async function moveTo(toGroupUid: string): Promise<void> {
  const chosen = { accountUid: mine.accountUid, toGroupUid };
  const path = `admin/account-groups/${groupUid}/move-member`;
  const preview = await api.admin.get(`${path}?${new URLSearchParams(chosen).toString()}`);
  const { digest } = groupChangePreview.parse(preview.data);
  expect((await api.admin.post(path, { ...chosen, digest, reason: 'Grupnya sepi' })).status).toBe(200);
}

describe('a member who moves to another group', () => {
  it('brings no line and no claim along for its host, which hears of the first line there', async () => {
    const to = (await aGroup(api.database, family)).uid;
    const other = await aHost(to);
    await of(mine).post('claim-access', CLAIM);
    await write(mine, 'Untuk host yang lama');
    expect(await threadOf(host)).toMatchObject({ unread: 1, claim: { message: CLAIM.message } });
    await moveTo(to);
    expect(await threadOf(other)).toMatchObject({ unread: 0, claim: null });
    expect(await messagesOf(other)).toEqual([]);
    await write(other, 'Selamat datang');
    expect(await claimState()).toBe('open');
    await write(mine, 'Terima kasih');
    expect(await messagesOf(other)).toEqual(['Selamat datang', 'Terima kasih']);
    expect(await messagesOf(mine)).toEqual(['Untuk host yang lama', 'Selamat datang', 'Terima kasih']);
    const written = { name: 'thread.written', payload: { path: ['accountUid'], equals: mine.accountUid } };
    const events = await api.database.outbox.findMany({ where: written, orderBy: { createdAt: 'asc' } });
    expect(events.map(({ payload }) => (payload as { to: string }).to)).toEqual(['host', 'member', 'host']);
  });
});

describe('a claim from before its time', () => {
  it('is neither shown to a new host of the group nor answered by it', async () => {
    await of(mine).post('claim-access', CLAIM);
    const { openedAt } = await api.database.accessClaim.findFirstOrThrow({ where: { accountUid: mine.accountUid } });
    const createdAt = new Date(openedAt.getTime() + 1);
    await api.database.account.update({ where: { uid: host.accountUid }, data: { createdAt } });
    expect(await threadOf(host)).toMatchObject({ claim: null });
    await write(host, 'Ada apa?');
    expect(await claimState()).toBe('open');
  });
});

describe('a host that has not bought', () => {
  it.each([
    ['has only ordered its seat', ACCOUNT_STATUS.registered],
    ['has sent a proof that was rejected', ACCOUNT_STATUS.waitingForFollowUp],
  ])('and %s sees nothing of the members and stops no clock', async (_, status) => {
    await of(mine).post('claim-access', CLAIM);
    await api.database.account.update({ where: { uid: host.accountUid }, data: { status } });
    expect(await threadOf(host)).toBeUndefined();
    expect(await of(host).get(`thread/${mine.accountUid}`)).toMatchObject({ status: 404 });
    for (const rest of ['write', 'read'])
      expect(
        await of(host).post(
          `thread/${mine.accountUid}/${rest}`,
          rest === 'write' ? { uid: randomUUID(), message: 'Saya cek.' } : {},
        ),
      ).toMatchObject({ status: 404 });
    expect(await claimState()).toBe('open');
    const waiting = { status: ACCOUNT_STATUS.waitingForConfirmation };
    await api.database.account.update({ where: { uid: host.accountUid }, data: waiting });
    expect(await threadOf(host)).toMatchObject({ claim: { message: CLAIM.message } });
  });
});

describe('a line that no host reads', () => {
  const informed = async (accountUid: string) => {
    const written = { name: 'thread.written', payload: { path: ['accountUid'], equals: accountUid } };
    const events = await api.database.outbox.findMany({ where: written, orderBy: { id: 'asc' } });
    return events.map(({ payload }) => (payload as { to: string }).to);
  };

  it('waits for none: a host hears of the first one that is written once it has bought', async () => {
    const setHost = (status: number) =>
      api.database.account.update({ where: { uid: host.accountUid }, data: { status } });
    await setHost(ACCOUNT_STATUS.registered);
    for (const message of ['Ada orang?', 'Halo?']) await write(mine, message);
    await setHost(ACCOUNT_STATUS.active);
    expect(await threadOf(host)).toMatchObject({ unread: 0 });
    await write(mine, 'Selamat datang');
    expect(await threadOf(host)).toMatchObject({ unread: 1 });
    expect(await informed(mine.accountUid)).toEqual(['host']);
  });

  it('of the time of a host before is not what the next one has to read', async () => {
    await write(mine, 'Untuk host yang lama');
    const path = `admin/account-groups/${groupUid}/replace-host`;
    const { digest } = groupChangePreview.parse((await api.admin.get(path)).data);
    expect((await api.admin.post(path, { digest, reason: 'Berhenti' })).status).toBe(200);
    const next = await aHost(groupUid);
    expect(await threadOf(next)).toMatchObject({ unread: 0 });
    await write(mine, 'Untuk host yang baru');
    expect(await informed(mine.accountUid)).toEqual(['host', 'host']);
  });

  it('in the own thread of a host, or of a seat that has ended, is told to no host', async () => {
    const toAdmins = { uid: randomUUID(), message: 'Mau tanya soal penggantian' };
    expect((await of(host).post(`thread/${host.accountUid}/write`, toAdmins)).status).toBe(200);
    const ended = { status: ACCOUNT_STATUS.cancelled };
    await api.database.account.update({ where: { uid: mine.accountUid }, data: ended });
    for (const { accountUid } of [host, mine])
      await api.admin.post(`admin/threads/${accountUid}/write`, { uid: randomUUID(), message: 'Silakan' });
    expect(await informed(host.accountUid)).toEqual(['member']);
    expect(await informed(mine.accountUid)).toEqual(['member']);
  });
});
