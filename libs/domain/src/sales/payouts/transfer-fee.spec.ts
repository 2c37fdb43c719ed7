import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { checkFeeAlone, transferFeeOf } from './transfer-fee.js';

const feeOf = (line: number, paid: number, count = 1, reason = 'Biaya BI-FAST') =>
  transferFeeOf({ lineSen: toSen(line), paidSen: toSen(paid), count }, reason);

describe('a fee of the bank inside a transfer', () => {
  it('is the difference, up to a ceiling for each transfer, with a reason', () => {
    expect([feeOf(406_250, 406_250, 1, ''), feeOf(408_750, 406_250)]).toEqual([0n, toSen(2_500)]);
    expect([feeOf(412_750, 406_250), feeOf(419_250, 406_250, 2)]).toEqual([toSen(6_500), toSen(13_000)]);
    expect(() => feeOf(412_750.01, 406_250)).toThrow(/paling banyak Rp6\.500 untuk 1 transfer/);
    expect(() => feeOf(408_750, 406_250, 1, ' ')).toThrow(/selisih Rp2\.500 itu biaya transfer bank, tulis alasannya/);
  });

  it('is never less than what was recorded', () => {
    expect(() => feeOf(406_249, 406_250)).toThrow(/bukan biaya transfer/);
  });

  it('counts with what the same admin has decided alone', () => {
    const from = toSen(500_000);
    expect(() => checkFeeAlone(toSen(2_500), { aloneSen: toSen(497_499), ways: '' }, from)).not.toThrow();
    expect(() => checkFeeAlone(toSen(2_500), { aloneSen: toSen(497_500), ways: '' }, from)).toThrow(/Minta admin lain/);
  });
});
