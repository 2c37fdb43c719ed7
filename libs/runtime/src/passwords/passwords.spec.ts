import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { TooBusy } from '#runtime/at-once';
import { ARGON2 } from '#runtime/passwords/argon2-profile';
import { DECOY, Passwords } from '#runtime/passwords/passwords';

const MB = 1024 * 1024;
/** A hash says itself what it costs: an eighth of ours keeps a line of two hundred short and shows the same. */
const CHEAP = { ...ARGON2, memoryCost: ARGON2.memoryCost / 8 };
const EACH_MB = CHEAP.memoryCost / 1_024;
const FLOOD = 600;
const LINE = 204;

describe('a flood of passwords', () => {
  it('is hashed four at a time; a line is kept, the rest is told at once to come back, and memory stays as it is', async () => {
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
    // Four are hashed, two hundred wait; of those who got their turn everybody has the right answer.
    const turnedAway = answers.filter(({ answer }) => answer instanceof TooBusy);
    const line = answers.slice(0, LINE);
    expect(answers.slice(LINE).every(({ answer }) => answer instanceof TooBusy)).toBe(true);
    for (const { n, answer } of line.filter((one) => !turnedAway.includes(one))) expect(answer).toBe(n % 2 === 1);
    expect(line.filter((one) => !turnedAway.includes(one)).length).toBeGreaterThan(8);
    // Six hundred at once would be 3,4 GB. Freed memory comes back with delay: so some more than four.
    expect((most - before) / MB).toBeLessThan((FLOOD / 10) * EACH_MB);
    expect(await passwords.matches(known, 'kata-sandi-uji')).toBe(true);
  }, 60_000);

  it('is not taken for a wrong password, and a hash that cannot be read is nobody’s', async () => {
    const passwords = new Passwords();
    const known = await hash('kata-sandi-uji', CHEAP);
    const line = Array.from({ length: LINE }, () => passwords.matches(known, 'apa saja'));
    const [late] = await Promise.allSettled([passwords.matches(undefined, 'apa saja')]);
    expect(late.status).toBe('rejected');
    await Promise.allSettled(line);
    expect(await passwords.matches('dihapus', 'apa saja')).toBe(false);
  }, 60_000);
});

it('hashes for nobody what costs the same as for somebody', () => {
  const { memoryCost, timeCost, parallelism } = ARGON2;
  expect(DECOY).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
});
