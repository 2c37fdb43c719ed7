import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
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
});
