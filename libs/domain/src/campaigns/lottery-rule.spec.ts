import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { entriesText, drawWinners } from './lottery.js';
import { LOTTERY_EXAMPLE, LOTTERY_EXAMPLE_STEPS } from './lottery-rule.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('the worked example of the rule is what the draw computes', async () => {
  const { seed, commitment, codes, entriesHash, draws } = LOTTERY_EXAMPLE;
  expect(sha256(seed)).toBe(commitment);
  expect(sha256(entriesText(codes))).toBe(entriesHash);
  for (const { rank, digits, value, left, remainder } of draws) {
    expect(sha256(`${seed}:${entriesHash}:${rank}:1`).slice(0, 12)).toBe(digits);
    expect([parseInt(digits, 16), value % left]).toEqual([value, remainder]);
  }
  const drawn = await drawWinners({ seed, entriesHash, entries: codes.length, winners: draws.length }, sha256);
  expect(drawn).toEqual(draws.map(({ number }) => number));
  expect(LOTTERY_EXAMPLE_STEPS.at(-1)).toContain('nomor 3 (P3RTW8ND)');
});
