import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placedSlot, slotView, venueDetail } from '#contracts/products/venues/venues.http';
import { HOUR_MS } from '#domain/platform/durations';
import { aCustomer } from '#testing/factories';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aFile, aPayment } from '#testing/money-factories';
import { aShare, aSlot, aVenue, paySlot } from '#testing/venues';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const bodyFor = (given: object = {}) => ({
  slug: `gor-${randomUUID().slice(0, 8)}`,
  name: 'GOR Mawar',
  sport: 'futsal',
  city: 'Depok',
  address: 'Jl. Mawar 5',
  description: 'Lapangan rumput sintetis.',
  players: 4,
  slotHours: 2,
  feePercent: 10,
  cancelHours: 6,
  keepPercent: 50,
  position: 1,
  prices: [{ weekday: 1, fromHour: 8, toHour: 22, price: 100_000 }],
  ...given,
});
const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'GOR Mawar' };

describe('a new venue', () => {
  it('says where its money goes only when an owner has said so, also at its creation', async () => {
    const catalogue = await api.adminAs('catalogue');
    const { email: managerEmail } = await aCustomer(api.database);
    for (const [given, field] of [
      [{ managerEmail }, 'managerEmail'],
      [ACCOUNT, 'bankName'],
    ] as const) {
      const body = bodyFor(given);
      expect(await catalogue.post('admin/venues', body)).toMatchObject({ status: 422, errors: [{ field }] });
      expect(await api.database.venue.count({ where: { slug: body.slug } })).toBe(0);
    }
    expect((await api.admin.post('admin/venues', bodyFor({ ...ACCOUNT, managerEmail }))).status).toBe(200);
  });

  it('is shown when it has a manager and an account, and keeps both while it is shown', async () => {
    const catalogue = await api.adminAs('catalogue');
    const { data } = await catalogue.post('admin/venues', bodyFor());
    const { uid } = data as { uid: string };
    const { uid: fileUid } = await aFile(api.database, { kind: 'venue-picture' });
    await api.database.venue.update({ where: { uid }, data: { fileUid, pictureAlt: 'Lapangan' } });
    const publish = () => catalogue.post(`admin/venues/${uid}/publish`);
    expect(await publish()).toMatchObject({ status: 409, meta: { code: 'NO_MANAGER' } });
    const { slug: _, ...form } = bodyFor();
    const { email: managerEmail } = await aCustomer(api.database);
    const save = (given: object, version: number) =>
      api.admin.post(`admin/venues/${uid}/update`, { ...form, ...given, version });
    expect((await save({ managerEmail }, 1)).status).toBe(200);
    expect(await publish()).toMatchObject({ status: 409, meta: { code: 'NO_ACCOUNT' } });
    expect((await save({ managerEmail, ...ACCOUNT }, 2)).status).toBe(200);
    expect((await publish()).status).toBe(200);
    const emptied = [
      [{ managerEmail }, 'accountNumber'],
      [ACCOUNT, 'managerEmail'],
      [{ managerEmail, ...ACCOUNT, bankName: null }, 'bankName'],
    ] as const;
    for (const [given, field] of emptied)
      expect(await save(given, 4)).toMatchObject({ status: 422, errors: [{ field }] });
  });
});

it('slots that look for players are listed as long as there is an hour left to pay', async () => {
  const venue = await aVenue(api.database);
  const { slot, orderUid } = await aSlot(api.database, venue, { shared: true });
  await paySlot(api.database, orderUid);
  const listed = async () => {
    const { data } = await api.anyone.get(`customer/semabar/venue/detail?venue=${venue.slug}`);
    return venueDetail.parse(data).openSlots.map(({ slotUid }) => slotUid);
  };
  expect(await listed()).toEqual([slot.uid]);
  const cutoffAt = new Date(Date.now() + HOUR_MS / 2);
  await api.database.venueSlot.update({ where: { uid: slot.uid }, data: { cutoffAt } });
  expect(await listed()).toEqual([]);
  const { data } = await api.anyone.get(`customer/semabar/slot?slotUid=${slot.uid}`);
  expect(slotView.parse(data)).toMatchObject({ state: 'open', canJoin: false, paid: 1, held: 0 });
});

describe('a booking', () => {
  it('is cancelled by the venue also after a late cancelling of a player', async () => {
    const venue = await aVenue(api.database, { players: 2 });
    const { slot, orderUid } = await aSlot(api.database, venue, { shared: true });
    const player = await aShare(api.database, venue, slot);
    for (const uid of [orderUid, player.orderUid]) await paySlot(api.database, uid);
    await api.database.venueSlot.update({
      where: { uid: slot.uid },
      data: { cutoffAt: new Date(Date.now() - HOUR_MS), startsAt: new Date(Date.now() + HOUR_MS) },
    });
    const left = await api
      .customer(player.customerUid)
      .post(`customer/semabar/order/${player.orderUid}/cancel`, { kept: 25_000 });
    expect(left.status).toBe(200);
    const path = `admin/venue-bookings/${slot.uid}/cancel`;
    expect((await api.admin.post(path, { reason: 'Lampu padam' })).status).toBe(200);
    expect(await api.database.venueSlot.findUnique({ where: { uid: slot.uid } })).toMatchObject({
      state: 'cancelled',
      dueAt: null,
      reason: 'Lampu padam',
    });
  });

  it('that the venue cancels says so on the pages of who waits for a proof to be checked, with the reason', async () => {
    const venue = await aVenue(api.database);
    const { slot, orderUid, customerUid } = await aSlot(api.database, venue);
    await aPayment(api.database, orderUid, { state: 'submitted' });
    await api.database.order.update({
      where: { uid: orderUid },
      data: { status: ORDER_STATUS.awaitingConfirmation },
    });
    const keys = `orderUid=${orderUid}&customerUid=${customerUid}`;
    const pages = [`customer/details?${keys}`, `customer/payment/confirm?${keys}`];
    const said = () =>
      Promise.all(
        pages.map(async (page) => {
          const { data } = await api.customer(customerUid).get(page);
          return (data as { closedEarly?: string | null }).closedEarly ?? null;
        }),
      );
    expect(await said()).toEqual([null, null]);
    const { status } = await api.admin.post(`admin/venue-bookings/${slot.uid}/cancel`, { reason: 'Banjir' });
    expect(status).toBe(200);
    const words = 'Slot ini dibatalkan. Alasannya: Banjir.';
    expect(await said()).toEqual([words, words]);
    // Nothing else is asked for once it was checked.
    const { uid } = await api.database.payment.findFirstOrThrow({ where: { orderUid } });
    expect((await api.admin.post(`admin/payments/${uid}/confirm`, { received: 50_000 })).status).toBe(200);
    const { dueAt } = await api.database.invoice.findFirstOrThrow({ where: { orderUid } });
    expect(dueAt!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the fee with which its slot was sold, also for those who join after the venue has changed it', async () => {
    const venue = await aVenue(api.database);
    const { slot, orderUid } = await aSlot(api.database, venue, { shared: true });
    await paySlot(api.database, orderUid);
    await api.database.venue.update({ where: { uid: venue.uid }, data: { feePercent: 50 } });
    const { uid } = await aCustomer(api.database, { emailVerifiedAt: new Date() });
    const contact = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
    const join = { slotUid: slot.uid, total: 25_000, ...contact };
    const placed = placedSlot.parse((await api.customer(uid).post('customer/semabar/order/join', join)).data);
    expect(await api.database.orderItem.findFirst({ where: { orderUid: placed.orderUid } })).toMatchObject({
      feeSen: 250_000n,
    });
  });
});
