import { expect, it } from '@jest/globals';
import { cardFacts } from './card-facts.js';

const month = { grandTotal: 31_500, duration: 1, durationLabel: '1 bulan', isPo: false, isHost: false };
const year = { ...month, grandTotal: 33_000, duration: 12, durationLabel: '1 tahun', isPo: true };
const host = { ...month, grandTotal: 10_000, isHost: true };
const facts = (
  variants: (typeof month)[],
  change: { saving?: number; isHost?: boolean; member?: number } = {},
  left = '',
) => cardFacts({ member: 4, isHost: false, startingPrice: 31_500, saving: null, variants, ...change }, left);

it('a card is called a pre-order where the price on it is that of one', () => {
  expect(facts([year, month, host]).isPo).toBe(false);
  expect(
    facts([
      { ...year, grandTotal: 31_500 },
      { ...month, grandTotal: 33_000 },
    ]).isPo,
  ).toBe(true);
});

it('a card says what its price is for, and that it begins there where another plan of a member is dearer', () => {
  expect(facts([year, month, host])).toMatchObject({ from: 'mulai ', period: '/bulan' });
  expect(facts([{ ...year, grandTotal: 31_500 }, host])).toMatchObject({ from: '', period: '/tahun' });
});

it('a card says of a plan of several months what that is a month, of another what it saves', () => {
  expect(facts([{ ...year, grandTotal: 31_500 }], { saving: 70 })).toMatchObject({
    benefit: 'Rp2.625/bulan',
    isSaving: false,
  });
  expect(facts([month], { saving: 70 })).toMatchObject({ benefit: 'hemat 70%', isSaving: true });
  expect(facts([month], { saving: 0 }).benefit).toBe('');
});

it('a card says what a group that is nearly full lacks, else how many a group has', () => {
  expect(facts([month], {}, 'Menunggu host').seats).toBe('Menunggu host');
  expect(facts([month]).seats).toBe('Grup 4 orang');
  expect(facts([month], { isHost: true }).seats).toBe('Bisa jadi host');
  expect(facts([month], { member: 1 }).seats).toBe('');
});

it('a provider without plans says nothing of a price', () =>
  expect(facts([])).toMatchObject({ from: '', period: '', benefit: '' }));
