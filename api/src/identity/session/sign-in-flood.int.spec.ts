import { setImmediate as later } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { Browser } from '../../../test/browser.js';
import { ListeningApi } from '../../../test/listening-api.js';
import { type Members, PASSWORD, membersOf } from '../../../test/members.js';
import { setRateLimitFactor } from '../../platform/http/limits/rate-limits.js';

let world: ListeningApi;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
  members = await membersOf(world);
  setRateLimitFactor(100_000);
});
afterAll(() => world?.close());

/**
 * Sends more passwords than can be hashed at once, until `during` has ended. A caller that was served or refused is
 * sent again at once, so that the queue stays full on slow machines too.
 */
async function inAFlood(during: () => Promise<void>): Promise<void> {
  const passwords = world.app.get(Passwords, { strict: false });
  let over = false;
  const keepAsking = async () => {
    let refusals = 0;
    while (!over)
      try {
        await passwords.matches(members.passwordHash, 'salah');
        refusals = 0;
      } catch (error) {
        if (!(error instanceof TooBusy)) throw error;
        refusals += 1;
        if (refusals > 1) await later();
      }
  };
  const callers = Array.from({ length: 230 }, keepAsking);
  await during().finally(() => (over = true));
  await Promise.all(callers);
}

describe('a flood of sign-ins', () => {
  it('is answered with 503 and Retry-After; a refused attempt is not counted', async () => {
    const { email } = await members.join();
    const browser = () => new Browser(world.http, { 'x-forwarded-for': '203.0.113.9' });
    const signIn = () =>
      browser().call('POST', '/customer/sign/in', { body: { email, password: PASSWORD, deviceId: 'hp' } });
    const refused: Awaited<ReturnType<typeof signIn>>[] = [];
    await inAFlood(async () => {
      // More than the budget of an account.
      for (let n = 0; n < 16; n += 1) {
        const answer = await signIn();
        if (answer.status !== 200) refused.push(answer);
      }
    });
    expect(refused.length).toBeGreaterThan(10);
    for (const { status, meta, headers } of refused) {
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect(meta).toMatchObject({ code: 'BUSY', message: 'Layanan sedang sibuk. Coba lagi sebentar lagi.' });
    }
    expect((await signIn()).status).toBe(200);
  }, 120_000);
});
