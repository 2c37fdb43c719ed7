import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anAnimal } from '#testing/qurban';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

/** The limits as delivered: five unpaid orders of an account. docs/rules/orders.md#unpaid-orders */
let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => world?.close());

async function order({ name, email, token }: Person) {
  const { uid: animalUid } = await anAnimal(world.database);
  const body = { animalUid, names: ['Ahmad bin Ali'], name, email, phoneNumber: '081234567890', total: 3_100_000 };
  const { status, meta } = await world.http.call('POST', '/customer/qurban/order', { token, body });
  const held = await world.database.qurbanShare.count({ where: { animalUid } });
  return status === 201 ? 'placed' : `${meta.code} ${held}`;
}

it('an account has five unpaid orders of shares at most, also of eight at once; the others hold nothing', async () => {
  const who = await world.customer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(who)));
  expect(answers.toSorted()).toEqual([...Array(3).fill('TOO_MANY_UNPAID 0'), ...Array(5).fill('placed')]);
});
