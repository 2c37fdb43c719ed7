import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aVenue, morningIn } from '#testing/venues';
import { ListeningApi } from '../../../../test/listening-api.js';

/** The limits as delivered: five unpaid orders of an account. docs/rules/orders.md#unpaid-orders */
let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => world?.close());

it('an account holds five unpaid slots at most, also when it asks for eight at once', async () => {
  const { name, email, token } = await world.customer();
  const { slug, uid } = await aVenue(world.database);
  const book = (day: number) =>
    world.http.call('POST', '/customer/semabar/order', {
      token,
      body: {
        venue: slug,
        startsAt: morningIn(day).toISOString(),
        shared: false,
        name,
        email,
        phoneNumber: '081234567890',
        total: 100_000,
      },
    });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(book));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(5).fill(201), 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.meta.code).toBe('TOO_MANY_UNPAID');
  expect(await world.database.venueSlot.count({ where: { venueUid: uid } })).toBe(5);
});
