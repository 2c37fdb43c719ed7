import { expect, it } from '@jest/globals';
import { shareCardOf, shareCardPath } from './share-card.js';

const plan = { grandTotal: 54_000, isHost: false, durationLabel: '1 bulan' };
const netflix = {
  slug: 'netflix',
  name: 'Netflix',
  color: '#8c3b3b',
  groupSize: 4,
  isHost: true,
  packages: [
    { variants: [{ ...plan, grandTotal: 69_000 }, plan] },
    { variants: [{ ...plan, grandTotal: 1, isHost: true }] },
  ],
};

it('says the lowest price of a member and with how many one shares', () => {
  expect(shareCardOf(netflix)).toEqual({
    name: 'Netflix',
    color: '#8c3b3b',
    logo: null,
    price: 'mulai Rp54.000/bulan',
    sharing: 'patungan berempat',
    seats: 4,
    hasHost: true,
  });
  const alone = { ...netflix, groupSize: 1, packages: [{ variants: [plan] }] };
  expect(shareCardOf(alone)).toMatchObject({ price: 'Rp54.000/bulan', sharing: 'untukmu sendiri' });
  expect(shareCardOf({ ...netflix, groupSize: 12 })).toMatchObject({ sharing: 'patungan ber12' });
});

it('has another address when what it shows changes, and the same one for everything else', () => {
  const path = shareCardPath(netflix);
  expect(path).toMatch(/^\/api\/customer\/provider\/card\/netflix-[a-z\d]{14}\.png$/);
  const dearer = [{ variants: [{ ...plan, grandTotal: 55_000 }] }];
  for (const change of [
    { name: 'Netflik' },
    { color: '#8c3b3c' },
    { logo: '/a' },
    { groupSize: 5 },
    { packages: dearer },
  ])
    expect([change, shareCardPath({ ...netflix, ...change })]).not.toEqual([change, path]);
  expect(shareCardPath({ ...netflix, tagline: 'Film' } as typeof netflix)).toBe(path);
});

it('is not there for a provider without plans', () => {
  expect(shareCardPath({ ...netflix, packages: [] })).toBeNull();
});
