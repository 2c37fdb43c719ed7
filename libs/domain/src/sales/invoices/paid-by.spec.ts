import { expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { outstandingSen } from './invoice.js';
import { paidBy } from './paid-by.js';

const invoice = { amountSen: 86_177_750n, receivedSen: 0n, askedSen: null, uniqueCode: 137 };
const part = { isWhole: false, settledSen: 0n, codeSen: 0n, roundingSen: 0n, overSen: 0n };
const whole = { isWhole: true, settledSen: 86_177_750n, codeSen: 0n, roundingSen: 0n, overSen: 0n };

it.each([
  ['the price', invoice, 86_177_750n, whole],
  ['the rupiah of the price', invoice, 86_177_700n, { ...whole, roundingSen: 50n }],
  ['the next rupiah', invoice, 86_177_800n, { ...whole, overSen: 50n }],
  ['a rupiah less', invoice, 86_177_600n, part],
  ['price and code, without the sen', invoice, 86_191_400n, { ...whole, codeSen: 13_700n, roundingSen: 50n }],
  ['less than both and more than the price', invoice, 86_191_300n, { ...whole, overSen: 13_550n }],
  ['more than both', invoice, 86_200_000n, { ...whole, codeSen: 13_700n, overSen: 8_550n }],
  ['the rest of a part', { ...invoice, receivedSen: 86_000_000n }, 177_700n, { ...whole, roundingSen: 50n }],
  ['a part of the rest', { ...invoice, receivedSen: 86_000_000n }, 100_000n, part],
  ['an instalment', { ...invoice, askedSen: 10_000_000n }, 10_000_000n, part],
  ['more than the rest', { ...invoice, receivedSen: 86_000_000n }, 200_000n, { ...whole, overSen: 22_250n }],
  ['the code too, where none is asked', { ...invoice, uniqueCode: null }, 86_191_450n, { ...whole, overSen: 13_700n }],
])('of %s the invoice says what it pays, what is the shop’s and what is too much', (_, asked, came, expected) =>
  expect(paidBy(asked, came)).toEqual(expected),
);

it('leaves no sen of what came unexplained', () => {
  const sen = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });
  const asked = fc.record({
    amountSen: sen(500_000).map((amount) => amount + 1n),
    receivedSen: sen(300_000),
    uniqueCode: fc.option(fc.integer({ min: 1, max: 999 })),
    askedSen: fc.constant(null),
  });
  fc.assert(
    fc.property(asked, sen(700_000), (one, came) => {
      const { isWhole, settledSen, codeSen, roundingSen, overSen } = paidBy(one, came);
      const owed = outstandingSen(one);
      const before = one.receivedSen > one.amountSen ? one.receivedSen - one.amountSen : 0n;
      if (isWhole) expect(came + roundingSen + before).toBe(owed + codeSen + overSen);
      else expect([settledSen, codeSen, roundingSen, overSen, came < owed]).toEqual([0n, 0n, 0n, 0n, true]);
    }),
  );
});
