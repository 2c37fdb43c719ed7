import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SecondFactors } from './second-factors.js';
import { ListeningApi } from '../../../test/listening-api.js';
import { setRateLimitFactor } from '../../platform/http/limits/rate-limits.js';
import { completeSignIn } from '../session/admin-sessions.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1', ADMIN_SECOND_FACTOR: 'required' });
  setRateLimitFactor(100_000);
});
afterAll(() => world?.close());

it('takes five wrong codes of an admin in a quarter of an hour, over all sessions, and says when to come back', async () => {
  const admin = await world.admin();
  const factors = world.app.get(SecondFactors, { strict: false });
  await world.database.transaction((tx) => factors.begin(tx, admin.uid));
  await world.database.adminSecondFactor.update({
    where: { adminUid: admin.uid },
    data: { confirmedAt: new Date() },
  });
  const guess = () =>
    world.http.call('POST', '/admin/session/enter-code', { token: admin.token, body: { code: 'AAAAA-BBBBB' } });
  const answers = await Promise.all(Array.from({ length: 30 }, guess));
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 422 || status === 429)).toBe(true);
  // Another admin is not concerned.
  const other = await world.admin();
  const session = await world.database.adminSession.findFirstOrThrow({ where: { adminUid: other.uid } });
  await world.database.transaction((tx) => completeSignIn(tx, session.uid, new Date()));
  const answer = await world.http.call('POST', '/admin/session/enter-code', {
    token: other.token,
    body: { code: randomUUID().slice(0, 10) },
  });
  expect(answer.status).not.toBe(429);
});
