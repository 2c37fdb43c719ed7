import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '#runtime/platform/clock/clock';
import { until } from '#testing/settle';
import { AttemptLimits, addressSubject } from '../../platform/http/limits/attempt-limits.js';
import { Browser } from '../../../test/browser.js';
import { ListeningApi } from '../../../test/listening-api.js';
import { type Members, PASSWORD, membersOf } from '../../../test/members.js';
import { setRateLimitFactor } from '../../platform/http/limits/rate-limits.js';

let world: ListeningApi;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
  members = await membersOf(world);
  // Raised, so that only the limits on guesses refuse.
  setRateLimitFactor(100_000);
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

let lastAddress = 0;
const anAddress = () => `203.0.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`;
const from = (address: string) => new Browser(world.http, { 'x-forwarded-for': address });
const guess = (email: string, browser: Browser, password = 'salah-sekali') =>
  browser.call('POST', '/customer/sign/in', { body: { email, password } });
/** Moves the clock instead of waiting. */
function passes(minutes: number): void {
  const later = new Date(Date.now() + minutes * 60_000);
  jest.spyOn(world.app.get(Clock, { strict: false }), 'now').mockReturnValue(later);
}

describe('guessing passwords', () => {
  it('of one account from twenty addresses at once is limited to ten', async () => {
    const { email } = await members.join();
    const browsers = Array.from({ length: 20 }, () => from(anAddress()));
    const answers = await Promise.all(
      browsers.flatMap((browser) => Array.from({ length: 10 }, () => guess(email, browser))),
    );
    const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(counted(401)).toBeLessThanOrEqual(10);
    expect(counted(401) + counted(429)).toBe(200);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.meta).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.meta.message).toMatch(/^Terlalu banyak percobaan\. Coba lagi dalam \d+ (detik|menit)\.$/);
  });

  it('does not lock the owner out on a known device', async () => {
    const { email } = await members.join();
    const home = await members.signIn(email, from(anAddress()));
    for (let n = 0; n < 12; n += 1) await guess(email, from(anAddress()));
    expect((await guess(email, from(anAddress()), PASSWORD)).status).toBe(429);
    expect((await guess(email, home.browser, PASSWORD)).status).toBe(200);
  });

  it('ends after a quarter of an hour, also for a new device', async () => {
    const { email } = await members.join();
    for (let n = 0; n < 12; n += 1) await guess(email, from(anAddress()));
    expect((await guess(email, from(anAddress()), PASSWORD)).status).toBe(429);
    passes(15.1);
    expect((await guess(email, from(anAddress()), PASSWORD)).status).toBe(200);
  });

  it('is counted while a correct password elsewhere resets the budget: neither request fails', async () => {
    const limits = world.app.get(AttemptLimits, { strict: false });
    const budget = { kind: 'sign-in account', subject: randomUUID() } as const;
    await limits.spend(budget);
    let counted: Promise<void>;
    await world.database.transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 AS held FROM "attempt" FOR UPDATE`;
      counted = limits.spend(budget);
      await until('the second one waits for the row', async () => {
        const [row] = await world.database.$queryRaw<[{ waiting: number }]>`
          SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return row.waiting > 0;
      });
      await tx.attempt.deleteMany({});
    });
    await expect(counted!).resolves.toBeUndefined();
  });

  it('is limited on a known device as well', async () => {
    const { email } = await members.join();
    const { browser } = await members.signIn(email, from(anAddress()));
    for (let n = 0; n < 5; n += 1) await guess(email, browser);
    expect((await guess(email, browser)).status).toBe(429);
  });

  it('with one password through many accounts ends at a hundred for an address, and signing in to an own account does not reset it', async () => {
    const mine = await members.join();
    const address = anAddress();
    const browser = from(address);
    for (let n = 0; n < 99; n += 1)
      if (n % 33 === 0) expect((await guess(mine.email, from(address), PASSWORD)).status).toBe(200);
      else expect((await guess(`${randomUUID()}@patungan.test`, browser)).status).toBe(401);
    for (let n = 0; n < 4; n += 1) expect((await guess(`${randomUUID()}@patungan.test`, browser)).status).toBe(401);
    expect((await guess(`${randomUUID()}@patungan.test`, browser)).status).toBe(429);
  }, 120_000);

  it('is refused the same for an unknown e-mail', async () => {
    const { email } = await members.join();
    const refusedAfter = async (who: string) => {
      for (let n = 1; ; n += 1) {
        const { status, meta } = await guess(who, from(anAddress()));
        if (status !== 401) return { n, status, code: meta.code };
      }
    };
    expect(await refusedAfter(email)).toEqual(await refusedAfter(`${randomUUID()}@patungan.test`));
  });

  it('leaves no e-mail and no address in the table', async () => {
    const { email } = await members.join();
    const address = anAddress();
    await guess(email, from(address));
    const rows = JSON.stringify(await world.database.attempt.findMany());
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(address);
  });

  it('is limited also with a forged X-Forwarded-For', async () => {
    const { email } = await members.join();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      // One proxy is trusted: addresses before its own entry may be forged.
      const forged = new Browser(world.http, { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.77` });
      statuses.push((await guess(email, forged)).status);
    }
    expect(statuses.slice(-1)).toEqual([429]);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, subject) => expect(addressSubject(ip)).toBe(subject));
});
