import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ListeningApi } from '../../../../test/listening-api.js';
import { SharedCounts } from './shared-counts.js';

let api: ListeningApi;
let other: ListeningApi;
beforeAll(async () => {
  // 120 requests a minute for everything, 2 sign-ins.
  api = await ListeningApi.open({ RATE_LIMIT_FACTOR: '0.1' });
  other = await api.another();
});
afterAll(async () => {
  await other?.close();
  await api?.close();
});

const countsOf = ({ app }: ListeningApi) => app.get(SharedCounts, { strict: false });
const exchange = async (): Promise<void> => {
  // Twice: what the second one tells is news for the first. And one may be under way already.
  for (const one of [api, other, api, other]) await countsOf(one).exchange();
};
const list = (at: ListeningApi) => at.http.call('GET', '/customer/provider/category');
const statuses = async (at: ListeningApi, times: number): Promise<number[]> => {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push((await list(at)).status);
  return answers;
};
/** So that a test does not lie across two minutes. */
const earlyInTheMinute = async (): Promise<void> => {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
};

it('what one process has counted is used up in the other', async () => {
  await earlyInTheMinute();
  expect(await statuses(api, 80)).toEqual(Array(80).fill(200));
  await exchange();
  expect(await statuses(other, 1)).toEqual([200]);
  const before = await statuses(other, 60);
  await exchange();
  expect(before.filter((status) => status === 200).length).toBeGreaterThan(30);
  const limited = await list(other);
  expect(limited).toMatchObject({ status: 429, meta: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await list(api)).status).toBe(429);
}, 60_000);

it('the table holds keyed hashes, and nothing of those who ask little', async () => {
  const rows = await api.database.requestCount.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => /\d+\.\d+\.\d+|::/.test(key))).toEqual([]);
  const before = rows.length;
  countsOf(api).add('a customer who asks little', 1_000);
  await exchange();
  expect(await api.database.requestCount.count()).toBe(before);
});

it('a minute later all begin anew, and old minutes are forgotten', async () => {
  const later = new Date(Date.now() + 4 * 60_000);
  api.setClock(later);
  other.setClock(later);
  expect((await list(api)).status).toBe(200);
  for (let n = 0; n < 15; n += 1) await list(api);
  await exchange();
  const minutes = await api.database.requestCount.findMany({ distinct: ['minute'] });
  expect(minutes).toHaveLength(1);
});
