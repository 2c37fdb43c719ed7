import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ContactView } from '#contracts/platform/contact.http';
import { ListeningApi } from '../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

it('the shop is reached at the address of its mails unless a setting names others', async () => {
  const { status, data } = await world.http.call<ContactView[]>('GET', '/customer/contact');
  expect([status, data]).toEqual([
    200,
    [{ platform: 'email', value: 'halo@patungan.test', redirectUrl: 'mailto:halo@patungan.test' }],
  ]);
});
