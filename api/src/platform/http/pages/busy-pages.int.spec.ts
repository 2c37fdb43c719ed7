import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { PublicPages } from '../../../content/public-pages.js';
import { ListeningApi } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it.each([
  ['/', new TooBusy()],
  ['/sitemap.xml', AWAY],
  ['/provider/netflix?x=1', AWAY],
])('%s that cannot be made now is 503 with the time to ask again', async (url, error) => {
  jest.spyOn(world.app.get(PublicPages, { strict: false }), 'answer').mockRejectedValue(error);
  const { statusCode, headers } = await world.app.inject({ method: 'GET', url });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
});
