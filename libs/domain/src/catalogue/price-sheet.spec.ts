import { expect, it } from '@jest/globals';
import { ZERO_SEN } from '../platform/sen.js';
import { type SheetPrice, sheetColumns, sheetRows } from './price-sheet.js';

const NOW = new Date('2026-11-20T08:00:00Z');
const price = (uid: string, validFrom: string): SheetPrice => ({
  uid,
  validFrom: new Date(validFrom),
  grandTotal: ZERO_SEN,
  providerPrice: null,
  taxed: false,
  adminFee: null,
  activationFee: ZERO_SEN,
  derived: ['grandTotal', 'adminFee'],
});
const variant = (...prices: SheetPrice[]) => ({
  uid: 'v',
  provider: 'netflix',
  package: 'netflix-host-tv',
  months: 1,
  groupSize: 4,
  prices,
});
const past = price('past', '2020-01-01T00:00:00Z');
const current = price('current', '2026-11-20T08:00:00Z');
const next = price('next', '2026-11-20T08:00:01Z');

it('the sheet has the current price of each variant, from its first moment on, and the scheduled ones', () => {
  const uids = sheetRows([variant(past, current, next), variant(next)], NOW).map((row) => row.price.uid);
  expect(uids).toEqual(['current', 'next', 'next']);
});

it('the sheet lists derived components in one order, and reordering them is no change', () => {
  const cells = sheetColumns.map(({ value }) => value({ variant: variant(), price: current }));
  expect(cells.at(-1)).toBe('adminFee grandTotal');
  expect(current.derived).toEqual(['grandTotal', 'adminFee']);
});
