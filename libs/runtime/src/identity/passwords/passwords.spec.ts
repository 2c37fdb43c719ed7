import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { ARGON2 } from '#runtime/identity/passwords/argon2-profile';
import { DECOY, Passwords } from '#runtime/identity/passwords/passwords';

const MB = 1024 * 1024;
/** The parameters are stored in the hash: an eighth of the memory keeps the test short and shows the same. */
const CHEAP = { ...ARGON2, memoryCost: ARGON2.memoryCost / 8 };
const EACH_MB = CHEAP.memoryCost / 1_024;
const FLOOD = 600;
const LINE = 204;

describe('a flood of passwords', () => {
  it('is hashed four at a time with bounded memory; a full queue refuses the rest at once', async () => {
    const passwords = new Passwords();
    const known = await hash('kata-sandi-uji', CHEAP);
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const answers = await Promise.all(
      Array.from({ length: FLOOD }, async (_, n) => {
        const answer = await passwords
          .matches(known, n % 2 ? 'kata-sandi-uji' : 'salah')
          .catch((error: unknown) => error);
        return { n, answer };
      }),
    );
    clearInterval(watch);
    // Four are hashed, two hundred wait; every password that was compared got the correct answer.
    const turnedAway = answers.filter(({ answer }) => answer instanceof TooBusy);
    const line = answers.slice(0, LINE);
    expect(answers.slice(LINE).every(({ answer }) => answer instanceof TooBusy)).toBe(true);
    for (const { n, answer } of line.filter((one) => !turnedAway.includes(one))) expect(answer).toBe(n % 2 === 1);
    expect(line.filter((one) => !turnedAway.includes(one)).length).toBeGreaterThan(8);
    // Six hundred hashes at once would need 3,4 GB. Memory is freed with a delay, so the bound is above four.
    expect((most - before) / MB).toBeLessThan((FLOOD / 10) * EACH_MB);
    expect(await passwords.matches(known, 'kata-sandi-uji')).toBe(true);
  }, 60_000);

  it('is not answered as a wrong password, and an invalid hash matches no password', async () => {
    const passwords = new Passwords();
    const known = await hash('kata-sandi-uji', CHEAP);
    const line = Array.from({ length: LINE }, () => passwords.matches(known, 'apa saja'));
    const [late] = await Promise.allSettled([passwords.matches(undefined, 'apa saja')]);
    expect(late.status).toBe('rejected');
    await Promise.allSettled(line);
    expect(await passwords.matches('dihapus', 'apa saja')).toBe(false);
  }, 60_000);
});

it('the hash for unknown users costs the same as a real one', () => {
  const { memoryCost, timeCost, parallelism } = ARGON2;
  expect(DECOY).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
});
