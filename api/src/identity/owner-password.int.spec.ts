import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '#runtime/platform/clock/clock';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { aCustomer } from '#testing/factories';
import { ListeningApi } from '../../test/listening-api.js';
import { setRateLimitFactor } from '../platform/http/limits/rate-limits.js';

const PASSWORD = 'kata-sandi-uji';
let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
  // Raised, so that only the limit on guesses refuses.
  setRateLimitFactor(100_000);
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

async function anOwner() {
  const owner = { name: 'Budi', email: `budi-${randomUUID()}@patungan.test`, phoneNumber: '' };
  const passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
  const { uid, email } = await aCustomer(world.database, { email: owner.email, passwordHash });
  return { uid, email, token: world.customerToken(uid) };
}
const signIn = <T>(email: string) =>
  world.http.call<T>('POST', '/customer/sign/in', { body: { email, password: PASSWORD, deviceId: 'hp' } });

/** Routes that ask for the current password: path, field of the password, the other fields. */
const ASKED = [
  ['change-password', 'currentPassword', { password: 'kopi-susu-senja' }],
  ['change-email', 'currentPassword', { email: 'lain@patungan.test' }],
  ['erasure', 'password', {}],
] as const;

describe.each(ASKED)('the current password, asked for at %s', (path, field, others) => {
  const ask = (token: string, given: string) =>
    world.http.call('POST', `/customer/${path}`, { body: { ...others, [field]: given }, token });

  it('cannot be guessed in an open session, and its owner still signs in and can use it later', async () => {
    const { email, token } = await anOwner();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => ask(token, 'salah-sekali')));
    const counted = (status: number) => guesses.filter((answer) => answer.status === status).length;
    expect(counted(422)).toBeLessThanOrEqual(10);
    expect(counted(422) + counted(429)).toBe(30);
    expect(guesses.find(({ status }) => status === 422)!.errors).toMatchObject([{ field }]);

    expect((await signIn(email)).status).toBe(200);
    const later = new Date(Date.now() + 16 * 60_000);
    jest.spyOn(world.app.get(Clock, { strict: false }), 'now').mockReturnValue(later);
    // The access token has ended by then.
    const { data } = await signIn<{ accessToken: string }>(email);
    expect((await ask(data.accessToken, PASSWORD)).status).toBe(200);
  });

  it('is refused when it was replaced during the comparison', async () => {
    const { uid, token } = await anOwner();
    replaceDuringComparison(uid);
    expect(await ask(token, PASSWORD)).toMatchObject({ status: 422, errors: [{ field }] });
    const where = { customerUid: uid };
    expect([await world.database.accountLink.count({ where }), await world.database.erasure.count({ where })]).toEqual([
      0, 0,
    ]);
    expect(await world.database.customer.findUnique({ where: { uid }, select: { passwordHash: true } })).toEqual({
      passwordHash: 'baru',
    });
  });
});

it('a sign-in whose password was replaced during the comparison opens no session', async () => {
  const { uid, email } = await anOwner();
  replaceDuringComparison(uid);
  expect((await signIn(email)).status).toBe(401);
  expect(await world.database.session.count({ where: { customerUid: uid } })).toBe(0);
});

/** Sets a new password through a mailed link while the old one is being compared. */
function replaceDuringComparison(uid: string): void {
  const passwords = world.app.get(Passwords, { strict: false });
  const compare = passwords.matches.bind(passwords);
  jest.spyOn(passwords, 'matches').mockImplementationOnce(async (...given) => {
    const matches = await compare(...given);
    await world.database.customer.update({ where: { uid }, data: { passwordHash: 'baru' } });
    return matches;
  });
}
