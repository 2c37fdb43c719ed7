import { expect, it } from '@jest/globals';
import { namedIn } from './named-in';
import { secretIn } from './secret-in';

const SECRET = 'k3X_9-vQmZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ123456';

it.each(['', '.', ')', ').', ',', '?!', '"', '%22', '%E2%80%A6', ' '])(
  'what a sentence has set behind a link is no part of its secret: %j',
  (behind) => {
    expect(secretIn(`#${SECRET}${behind}`)).toBe(SECRET);
    const search = new URLSearchParams(`slot=7b0b8a3e-0000-4000-8000-000000000001${behind}`);
    expect(namedIn(search, 'slot')).toBe('7b0b8a3e-0000-4000-8000-000000000001');
  },
);

it('a part of a secret stays that part, and no fragment is none', () => {
  expect(secretIn('#k3X_9-')).toBe('k3X_9-');
  expect(secretIn('#%zz')).toBe('%zz');
  expect(['', '#', '#.'].map(secretIn)).toEqual(['', '', '']);
});
