import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminNotification } from '#contracts/messages/notifications.admin.http';
import { notificationView } from '#contracts/messages/notifications.http';
import { aCustomer } from '#testing/factories';
import { type ApiWorld, openApi } from '../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const aMessage = (customerUid: string, given: object = {}) =>
  api.database.notification.create({
    data: {
      customerUid,
      kind: 'payment-confirmed',
      eventUid: randomUUID(),
      title: 'Pembayaran diterima',
      body: 'Pesanan T-1 sedang diproses.',
      link: '/user/order',
      ...given,
    },
  });

describe('the inbox of a customer', () => {
  it('is the owner’s, newest first, page by page', async () => {
    const { uid } = await aCustomer(api.database);
    const other = await aCustomer(api.database);
    await aMessage(other.uid, { title: 'Bukan untukmu' });
    for (let n = 1; n <= 3; n += 1)
      await aMessage(uid, { title: `Pesan ${n}`, createdAt: new Date(Date.UTC(2026, 10, n)) });
    const me = api.customer(uid);
    const first = await me.get('customer/notification?limit=2');
    expect(
      z
        .array(notificationView)
        .parse(first.data)
        .map(({ title }) => title),
    ).toEqual(['Pesan 3', 'Pesan 2']);
    expect(first.meta).toMatchObject({ page: 1, limit: 2, total: 3 });
    const second = await me.get('customer/notification?limit=2&page=2');
    expect(second.data).toMatchObject([{ title: 'Pesan 1', readAt: null, link: '/user/order' }]);
    expect(Object.keys((second.data as object[])[0]!)).not.toContain('customerUid');
    expect((await api.anyone.get('customer/notification')).status).toBe(401);
    expect((await me.get('customer/notification?limit=999')).status).toBe(422);
  });

  it('counts what is unread; reading is idempotent and keeps the first moment', async () => {
    const { uid } = await aCustomer(api.database);
    const [message] = [await aMessage(uid), await aMessage(uid)];
    const me = api.customer(uid);
    const unread = async () => (await me.get('customer/notification/count')).data;
    const read = () => me.post(`customer/notification/${message.uid}/read`);
    expect(await unread()).toEqual({ unread: 2 });
    expect(await read()).toMatchObject({ status: 200, data: { uid: message.uid } });
    const { readAt } = await api.database.notification.findUniqueOrThrow({ where: { uid: message.uid } });
    expect(readAt).not.toBeNull();
    expect((await Promise.all([read(), read()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.database.notification.findUniqueOrThrow({ where: { uid: message.uid } })).toMatchObject({
      readAt,
    });
    expect(await unread()).toEqual({ unread: 1 });
  });

  it('can all be marked as read: only those of the customer, and earlier times are kept', async () => {
    const [{ uid }, other] = [await aCustomer(api.database), await aCustomer(api.database)];
    const readAt = new Date('2026-11-01T00:00:00Z');
    const old = await aMessage(uid, { readAt });
    const theirs = await aMessage(other.uid);
    for (const _ of [1, 2]) await aMessage(uid);
    const me = api.customer(uid);
    const readAll = () => me.post('customer/notification/read', {});
    expect(await readAll()).toMatchObject({ status: 200, data: { count: 2 } });
    expect(await readAll()).toMatchObject({ status: 200, data: { count: 0 } });
    expect((await me.get('customer/notification/count')).data).toEqual({ unread: 0 });
    const momentOf = async (message: { uid: string }) =>
      (await api.database.notification.findUniqueOrThrow({ where: { uid: message.uid } })).readAt;
    expect([await momentOf(old), await momentOf(theirs)]).toEqual([readAt, null]);
    expect((await api.anyone.post('customer/notification/read', {})).status).toBe(401);
  });

  it('of another one is as unknown as none', async () => {
    const owner = await aCustomer(api.database);
    const { uid } = await aMessage(owner.uid);
    const stranger = api.customer((await aCustomer(api.database)).uid);
    const [foreign, none] = await Promise.all([
      stranger.post(`customer/notification/${uid}/read`),
      stranger.post(`customer/notification/${randomUUID()}/read`),
    ]);
    expect(foreign.status).toBe(404);
    expect(foreign.meta).toEqual(none.meta);
    expect((await api.database.notification.findUniqueOrThrow({ where: { uid } })).readAt).toBeNull();
  });
});

describe('messages in the console', () => {
  it('show what was sent to whom, and are found by text, customer and state', async () => {
    const customer = await aCustomer(api.database);
    const sent = await aMessage(customer.uid, { emailState: 'sent', emailedAt: new Date(), title: '100% beres' });
    const waiting = await aMessage(customer.uid);
    const found = async (filter: object) => {
      const { data, status } = await api.admin.list('notifications', { filter });
      expect(status).toBe(200);
      return z
        .array(adminNotification)
        .parse(data)
        .map(({ id }) => id);
    };
    expect((await found({ customerUid: customer.uid })).sort()).toEqual([sent.uid, waiting.uid].sort());
    expect(await found({ customerUid: customer.uid, emailState: 'waiting' })).toEqual([waiting.uid]);
    expect(await found({ customerUid: customer.uid, q: '100%' })).toEqual([sent.uid]);
    expect(await found({ q: customer.email, emailState: 'sent' })).toEqual([sent.uid]);
    const one = adminNotification.parse((await api.admin.get(`admin/notifications/${sent.uid}`)).data);
    expect(one).toMatchObject({ email: customer.email, customerName: customer.name, emailState: 'sent' });
    expect(decodeURIComponent(one.waLink)).toContain('100% beres');
    expect((await api.admin.list('notifications', { filter: { emailState: 'lost' } })).status).toBe(422);
    expect((await api.customer(customer.uid).list('notifications')).status).toBe(401);
  });
});
