import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminInvitation } from '#contracts/products/subscriptions/access.admin.http';
import { accessView } from '#contracts/products/subscriptions/access.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { confirmBySilence } from '#runtime/products/subscriptions/access/access.store';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { type RenewingTestSeat, aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

const NOW = new Date();
let api: ApiWorld;
let family: Family;
let groupUid: string;
let mine: RenewingTestSeat;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  family = await aFamily(api.database, { invites: true });
  groupUid = (await aGroup(api.database, family)).uid;
  mine = await aRenewingSeat(api.database, family, daysAfter(NOW, -3), { groupUid, hasAccess: false });
});

const listed = async (filter: object) =>
  z.array(adminInvitation).parse((await api.admin.list('invitations', { filter })).data);
const stateOf = async () => (await listed({ groupUid }))[0]?.state;
const send = (accountUid = mine.accountUid) => api.admin.post(`admin/invitations/${accountUid}/send`, {});
const access = async () =>
  accessView.parse((await api.customer(mine.customerUid).get(`customer/membership/${mine.accountUid}/access`)).data);
const eventsOf = (accountUid: string) =>
  api.database.outbox.count({
    where: { name: 'invitation.sent', payload: { path: ['accountUid'], equals: accountUid } },
  });

describe('an active seat whose provider invites by e-mail', () => {
  it('is on the list with its host and the address of the account, else that of the buyer', async () => {
    await anOrder(api.database, family, groupUid, { kind: 'host', accountStatus: ACCOUNT_STATUS.active });
    const { email } = await api.database.order.findUniqueOrThrow({ where: { uid: mine.orderUid } });
    expect(await listed({ state: 'to-invite', groupUid })).toMatchObject([
      {
        id: mine.accountUid,
        accountEmail: email,
        hostName: expect.any(String),
        sentAt: null,
        allowedActions: ['send'],
      },
    ]);
    await api.database.orderEligibility.create({
      data: { orderUid: mine.orderUid, accountEmail: 'sari.musik@akun.test', answers: [], confirmedAt: NOW },
    });
    expect(await listed({ groupUid })).toMatchObject([{ accountEmail: 'sari.musik@akun.test' }]);
    expect((await access()).invitation).toEqual({ email: 's***@akun.test', sentAt: null });
  });

  it('is sent once, also by ten at once, and the member reads when and where to look', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await eventsOf(mine.accountUid)).toBe(1);
    expect(await api.database.auditLog.count({ where: { subjectUid: mine.accountUid, action: 'send' } })).toBe(1);
    expect(await listed({ state: 'sent', groupUid })).toMatchObject([{ state: 'sent', allowedActions: [] }]);
    const { invitation, grantedAt, silenceEndsAt } = await access();
    expect(invitation!.sentAt).toBe(grantedAt);
    expect(Date.parse(silenceEndsAt!) - Date.parse(grantedAt!)).toBe(48 * 3_600_000);
  });

  it('is accepted when the member says that it works, or says nothing for 48 hours', async () => {
    await send();
    await api.customer(mine.customerUid).post(`customer/membership/${mine.accountUid}/confirm-access`, {});
    expect(await listed({ state: 'accepted', groupUid })).toMatchObject([{ acceptedAt: expect.any(String) }]);

    const silent = await aRenewingSeat(api.database, family, NOW, { groupUid, hasAccess: false });
    await send(silent.accountUid);
    await confirmBySilence(api.database, daysAfter(NOW, 3));
    expect((await listed({ state: 'accepted', groupUid })).map(({ id }) => id)).toContain(silent.accountUid);
  });

  it('is found by its age, in whole days', async () => {
    const day = (days: number) => dayInWib(daysAfter(NOW, days));
    expect(await listed({ groupUid, until: day(-3) })).toHaveLength(1);
    expect(await listed({ groupUid, until: day(-4) })).toEqual([]);
    expect(await listed({ groupUid, from: day(-2) })).toEqual([]);
  });

  it('is not invited by the login of the group, which is for the host, so that silence does not count', async () => {
    const active = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };
    await anOrder(api.database, family, groupUid, { ...active, kind: 'host' });
    const login = { username: 'grup@apple.test', password: 'rahasia-1' };
    expect((await api.admin.post(`admin/account-groups/${groupUid}/store-credential`, login)).status).toBe(200);
    const pending = { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending, confirmedAt: NOW };
    const later = await anOrder(api.database, family, groupUid, pending);
    await api.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], NOW));
    expect((await listed({ state: 'to-invite', groupUid })).map(({ id }) => id).toSorted()).toEqual(
      [mine.accountUid, later.accountUid].toSorted(),
    );
    await confirmBySilence(api.database, daysAfter(new Date(), 3));
    expect(await access()).toMatchObject({ grantedAt: null, confirmedAt: null, invitation: { sentAt: null } });
  });

  it('has to be invited again after it has moved to another group', async () => {
    await send();
    const target = await aGroup(api.database, family);
    await api.database.accessRemoval.create({
      data: { accountUid: mine.accountUid, groupUid, createdAt: daysAfter(NOW, 1) },
    });
    await api.database.account.update({ where: { uid: mine.accountUid }, data: { groupUid: target.uid } });
    groupUid = target.uid;
    expect(await stateOf()).toBe('to-invite');
    expect(await listed({ groupUid, state: 'to-invite' })).toHaveLength(1);
  });
});

describe('no invitation is recorded', () => {
  it('of a seat that is not active, of a host, or of a plan with a login', async () => {
    const pending = { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending };
    const waiting = await anOrder(api.database, family, groupUid, pending);
    expect(await send(waiting.accountUid)).toMatchObject({ status: 409, meta: { code: 'SEAT_NOT_ACTIVE' } });
    const host = await anOrder(api.database, family, groupUid, { kind: 'host', accountStatus: ACCOUNT_STATUS.active });
    const other = await aRenewingSeat(api.database, await aFamily(api.database), NOW);
    for (const accountUid of [host.accountUid, other.accountUid])
      expect(await send(accountUid)).toMatchObject({ status: 404 });
    expect((await listed({ groupUid })).map(({ id }) => id)).toEqual([mine.accountUid]);
  });
});
