import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placedSlot } from '#contracts/products/venues/venues.http';
import { HOUR_MS } from '#domain/platform/durations';
import { aCustomer } from '#testing/factories';
import { aShare, aSlot, aVenue, paySlot } from '#testing/venues';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

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
