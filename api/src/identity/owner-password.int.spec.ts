import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Clock } from '#runtime/clock/clock';
import { Passwords } from '#runtime/passwords/passwords';
import { aCustomer } from '#testing/factories';
import { ListeningApi } from '../../test/listening-api.js';
import { setRateLimitFactor } from '../http/rate-limits.js';

const PASSWORD = 'kata-sandi-uji';
let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
  // The limiter in front of all routes counts requests a minute; here it is about guesses.
  setRateLimitFactor(100_000);
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

it('the password in use cannot be guessed in an open session, and its owner still signs in and changes it later', async () => {
  const owner = { name: 'Budi', email: 'budi@patungan.test', phoneNumber: '' };
  const passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
  const { uid, email } = await aCustomer(world.database, { passwordHash });
  const change = (currentPassword: string) =>
    world.http.call('POST', '/customer/change-password', {
      body: { currentPassword, password: 'kopi-susu-senja' },
      token: world.customerToken(uid),
    });
  const guesses = await Promise.all(Array.from({ length: 30 }, () => change('salah-sekali')));
  const counted = (status: number) => guesses.filter((answer) => answer.status === status).length;
  expect(counted(422)).toBeLessThanOrEqual(10);
  expect(counted(422) + counted(429)).toBe(30);

  const signIn = await world.http.call('POST', '/customer/sign/in', { body: { email, password: PASSWORD } });
  expect(signIn.status).toBe(200);
  const later = new Date(Date.now() + 16 * 60_000);
  jest.spyOn(world.app.get(Clock, { strict: false }), 'now').mockReturnValue(later);
  expect((await change(PASSWORD)).status).toBe(200);
});
