import { expect, it } from '@jest/globals';
import { cardFacts } from './card-facts.js';

const month = { grandTotal: 31_500, duration: 1, durationLabel: '1 bulan', isPo: false, isHost: false };
const year = { ...month, grandTotal: 33_000, duration: 12, durationLabel: '1 tahun', isPo: true };
const host = { ...month, grandTotal: 10_000, isHost: true };
const facts = (variants: (typeof month)[], change: { saving?: number; member?: number } = {}, left = '') =>
  cardFacts({ member: 4, startingPrice: 31_500, saving: null, variants, ...change }, left);

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

it('a card says what its plan saves, whatever its length: its period stands once, with the price', () => {
  expect(facts([{ ...year, grandTotal: 31_500 }], { saving: 70 })).toMatchObject({
    period: '/tahun',
    saves: 'Hemat 70%',
  });
  expect(facts([month], { saving: 70 }).saves).toBe('Hemat 70%');
  expect(facts([month], { saving: 0 }).saves).toBe('');
});

it('a card says what a group that is nearly full lacks, else how many a group has', () => {
  expect(facts([month], {}, 'Menunggu host').seats).toBe('Menunggu host');
  expect(facts([month]).seats).toBe('Grup 4 orang');
  expect(facts([month], { member: 1 }).seats).toBe('');
  expect(facts([month], { saving: 70 }, 'Menunggu host').seats).toBe('menunggu host');
});

it('a provider without plans says nothing of a price', () =>
  expect(facts([])).toMatchObject({ from: '', period: '', saves: '' }));
