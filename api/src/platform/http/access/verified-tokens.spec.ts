import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

const NOW = new Date('2026-11-20T02:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const verified = { identity: 'budi', endsAt: later(60_000).getTime() };

describe('a verified token', () => {
  it('is recognised until the moment it expires', () => {
    const tokens = new VerifiedTokens<string>();
    tokens.remember('Bearer a', verified);
    expect(tokens.find('Bearer a', later(59_999))).toBe(verified);
    expect(tokens.find('Bearer a', later(60_000))).toBeUndefined();
  });

  it('is recognised by the whole header only', () => {
    const tokens = new VerifiedTokens<string>();
    tokens.remember('Bearer a', verified);
    for (const header of [undefined, '', 'Bearer', 'bearer a', 'Bearer a ', 'Bearer ab', 'a'])
      expect([header, tokens.find(header, NOW)]).toEqual([header, undefined]);
  });

  it('is dropped for a newer one when the cache is full', () => {
    const tokens = new VerifiedTokens<string>();
    for (let n = 0; n <= 20_000; n += 1) tokens.remember(`Bearer ${n}`, verified);
    expect(tokens.find('Bearer 0', NOW)).toBeUndefined();
    expect([1, 20_000].map((n) => tokens.find(`Bearer ${n}`, NOW))).toEqual([verified, verified]);
  });
});
