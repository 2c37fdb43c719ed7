import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { sen, toRupiah, toSen, ZERO_SEN } from '../platform/sen.js';
import { reimbursementAmount, reimbursementLimit, TRANSFER_FEE_SEN } from './reimbursement-amount.js';

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
    const part = fc.bigInt({ min: 1n, max: 10n ** 10n }).map((rupiah) => sen(rupiah * 100n));
    fc.assert(
      fc.property(part, part, part, (amount, hostShare, transferFee) => {
        const providerPrice = sen(amount + hostShare + transferFee);
        return reimbursementAmount({ providerPrice, hostShare, transferFee }) === amount;
      }),
    );
    expect(reimbursementAmount({ providerPrice: toSen(1), hostShare: ZERO_SEN, transferFee: ZERO_SEN })).toBe(100n);
  });

  it('in whole rupiah, since no bank moves half of one: Adobe shares Rp1.723.555', () => {
    const adobe = { hostShare: toSen(861_777.5), transferFee: TRANSFER_FEE_SEN };
    expect(toRupiah(reimbursementAmount({ providerPrice: toSen(1_723_555), ...adobe }))).toBe(861_028);
    expect(toRupiah(reimbursementLimit(toSen(1_723_555), adobe, { groupSize: 2, tolerancePercent: 0 }))).toBe(861_028);
  });
});

describe('the most without a second admin', () => {
  const own = { hostShare: toSen(31_633), transferFee: TRANSFER_FEE_SEN };

  it('is the price of the plan and the tolerance, less share and fee', () => {
    const limit = reimbursementLimit(toSen(94_900), own, { groupSize: 3, tolerancePercent: 5 });
    expect(toRupiah(limit)).toBe(94_900 + 4_745 - 31_633 - 750);
  });

  it('counts with equal shares where the price is not published', () => {
    const limit = reimbursementLimit(null, own, { groupSize: 3, tolerancePercent: 0 });
    expect(toRupiah(limit)).toBe(2 * 31_633 - 750);
  });
});
