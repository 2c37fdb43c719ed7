import { describe, expect, it } from '@jest/globals';
import { ELIGIBILITY_RULES, HOUSEHOLD_RULE, eligibilityOf } from './eligibility.js';
import { householdOf, joinedTooRecently, mayJoinAgainFrom } from './household.js';

const slugs = (brand: string, asHost = false) => eligibilityOf(brand, { asHost }).map(({ slug }) => slug);

describe('the eligibility rules', () => {
  it.each([
    ['spotify', [HOUSEHOLD_RULE, 'account-in-indonesia'], []],
    ['apple-music', [HOUSEHOLD_RULE, 'account-in-indonesia'], ['host-has-apple-device']],
    ['apple-one', [HOUSEHOLD_RULE, 'account-in-indonesia'], ['host-has-apple-device']],
    ['apple-one-premier', [HOUSEHOLD_RULE, 'account-in-indonesia'], ['host-has-apple-device']],
    ['apple-tv', [HOUSEHOLD_RULE, 'account-in-indonesia'], ['host-has-apple-device']],
    ['google-one', [HOUSEHOLD_RULE, 'account-in-indonesia', 'not-in-google-family'], []],
    ['google-gemini', [HOUSEHOLD_RULE, 'account-in-indonesia', 'not-in-google-family'], []],
    ['disney-hotstar', ['no-disney-subscription'], []],
    ['netflix', [], []],
    ['canva', [], []],
  ])('%s asks members %j and hosts also %j', (brand, ofMembers, alsoOfHosts) => {
    expect(slugs(brand)).toEqual(ofMembers);
    expect(slugs(brand, true)).toEqual([...ofMembers, ...alsoOfHosts]);
  });

  it('the rule of twelve months belongs to exactly the brands of a household', () => {
    const { brands } = ELIGIBILITY_RULES.find(({ slug }) => slug === HOUSEHOLD_RULE)!;
    expect(brands.every(householdOf)).toBe(true);
    for (const brand of ['netflix', 'disney-hotstar', 'canva', 'zap', 'toString'])
      expect(householdOf(brand)).toBeNull();
    expect(brands.map(householdOf)).toEqual(['spotify', 'apple', 'apple', 'apple', 'apple', 'google', 'google']);
  });
});

describe('an account may join a household again', () => {
  const at = (iso: string) => new Date(iso);
  const from = (joining: Partial<Parameters<typeof mayJoinAgainFrom>[0]>) =>
    mayJoinAgainFrom({ orderedAt: at('2026-11-20T03:00:00Z'), activatedAt: null, hasEnded: false, ...joining });

  it('twelve months after its seat became active, from the beginning of that day in WIB', () => {
    // 18.00 UTC is the next day in WIB.
    expect(from({ activatedAt: at('2026-11-24T18:00:00Z') })).toEqual(at('2027-11-24T17:00:00Z'));
    expect(from({ activatedAt: at('2026-11-24T10:00:00Z') })).toEqual(at('2027-11-23T17:00:00Z'));
  });

  it('counted from the order as long as the seat is not active', () => {
    expect(from({})).toEqual(at('2027-11-19T17:00:00Z'));
  });

  it('at once when the seat was given back before it was active, but not when it had been active', () => {
    expect(from({ hasEnded: true })).toBeNull();
    expect(from({ hasEnded: true, activatedAt: at('2026-11-24T10:00:00Z') })).toEqual(at('2027-11-23T17:00:00Z'));
  });

  it('on 1 March when it joined on 29 February', () => {
    expect(from({ activatedAt: at('2028-02-29T05:00:00Z') })).toEqual(at('2029-02-28T17:00:00Z'));
  });

  it('and the refusal contains the date', () => {
    expect(joinedTooRecently('spotify', at('2027-11-19T17:00:00Z'))).toBe(
      'Akun ini sudah bergabung dengan grup keluarga Spotify dalam 12 bulan terakhir. Bisa bergabung lagi mulai 20 November 2027.',
    );
  });
});
