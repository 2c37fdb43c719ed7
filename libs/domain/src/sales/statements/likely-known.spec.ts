import { expect, it } from '@jest/globals';
import { likelyKnown } from './likely-known.js';

const line = (description: string, amount = 100n, day = '2026-11-20') => ({ day, amount, description });
const found = (fresh: string, known: string | ReturnType<typeof line>) =>
  likelyKnown([line(fresh)], [typeof known === 'string' ? line(known) : known]).length === 1;

it.each([
  ['IURAN BULANAN RT', 'TRSF E-BANKING CR 2011/FTSCY/WS95031 IURAN BULANAN RT'],
  ['TRSF E-BANKING CR IURAN BULANAN RT', 'Iuran  bulanan-RT'],
  ['TRSF E-BANKING CR BUDI SANT', 'TRSF E-BANKING CR BUDI SANTOSO'],
  ['BUDI', 'BUDI'],
])('%j may be %j', (fresh, known) => expect(found(fresh, known)).toBe(true));

it.each([
  ['BUDI', line('SITI')],
  ['', line('BUDI')],
  ['AB', line('TARIK TUNAI AB')],
  ['BUDI', line('BUDI', -100n)],
  ['BUDI', line('BUDI', 101n)],
  ['BUDI', line('BUDI', 100n, '2026-11-21')],
])('%j is not %j', (fresh, known) => expect(found(fresh, known)).toBe(false));

it('a line that is known is only one of the new ones', () => {
  const [first, second] = [line('BUDI'), line('BUDI')];
  const known = line('TRSF BUDI');
  expect(likelyKnown([first, second], [known])).toEqual([{ line: first, known }]);
  expect(likelyKnown([first, second], [known, line('CR BUDI')])).toHaveLength(2);
});
