import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { sen, toRupiah, toSen, ZERO_SEN } from '../platform/sen.js';
import { atEqualShares, reimbursementAmount, TRANSFER_FEE_SEN } from './reimbursement-amount.js';

describe('without a published provider price', () => {
  // Published host prices and group sizes; Canva's group is one host and four regulars.
  it.each([
    ['Apple Music', 17_000, 5, 85_000, 67_250],
    ['Apple One', 39_800, 5, 199_000, 158_450],
    ['Apple One Premier', 63_800, 5, 319_000, 254_450],
    ['Apple TV', 19_800, 5, 99_000, 78_450],
    ['Canva monthly', 73_000, 5, 365_000, 291_250],
    ['Canva yearly', 730_000, 5, 3_650_000, 2_919_250],
  ])('a host of %s gets back four of five shares, less the transfer fee', (_, share, size, debit, amount) => {
    expect(atEqualShares(toSen(share), size)).toEqual({ debit: toSen(debit), amount: toSen(amount) });
  });

  it('equal shares come to the published price where there is one: Spotify', () => {
    // 31.633 is 94.900 / 3, rounded.
    const { debit, amount } = atEqualShares(toSen(31_633), 3);
    expect(Number(toSen(94_900) - debit)).toBeLessThanOrEqual(300);
    expect(Number(toSen(62_517) - amount)).toBeLessThanOrEqual(300);
  });
});

describe('a host gets back the debit less their own share and the transfer fee', () => {
  it.each([
    ['Netflix non-TV', 186_000, 46_500, 138_750],
    ['Netflix TV', 186_000, 56_500, 128_750],
    ['Spotify', 94_900, 31_633, 62_517],
  ])('%s: Rp%d less Rp%d less Rp750 is Rp%d', (_plan, price, share, amount) => {
    const terms = { providerPrice: toSen(price), hostShare: toSen(share), transferFee: TRANSFER_FEE_SEN };
    expect(toRupiah(reimbursementAmount(terms))).toBe(amount);
  });

  it('the transfer fee is Rp750', () => {
    expect(toRupiah(TRANSFER_FEE_SEN)).toBe(750);
  });

  it('a plan can add the transfer fee instead', () => {
    const terms = { providerPrice: toSen(186_000), hostShare: toSen(46_500), transferFee: toSen(-750) };
    expect(toRupiah(reimbursementAmount(terms))).toBe(140_250);
  });

  it.each([
    ['nothing is left', 47_250, 46_500],
    ['less than nothing is left', 10_000, 46_500],
    ['nothing was debited', 0, 0],
  ])('is refused when %s', (_case, price, share) => {
    const terms = { providerPrice: toSen(price), hostShare: toSen(share), transferFee: TRANSFER_FEE_SEN };
    expect(() => reimbursementAmount(terms)).toThrow(
      expect.objectContaining({ code: 'NOTHING_TO_REIMBURSE', kind: 'invalid' }),
    );
  });

  it('and the parts add up to the debit', () => {
    const part = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(sen);
    fc.assert(
      fc.property(part, part, part, (amount, hostShare, transferFee) => {
        const providerPrice = sen(amount + hostShare + transferFee);
        return reimbursementAmount({ providerPrice, hostShare, transferFee }) === amount;
      }),
    );
    expect(reimbursementAmount({ providerPrice: sen(1n), hostShare: ZERO_SEN, transferFee: ZERO_SEN })).toBe(1n);
  });
});
