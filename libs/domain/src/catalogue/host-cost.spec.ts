import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { sen, toSen } from '../platform/sen.js';
import { hostCost, hostCostIn } from './host-cost.js';

const of = (grandTotal: number, debit: number | null, groupSize: number, activationFee = 0) =>
  hostCost({
    grandTotal: toSen(grandTotal),
    activationFee: toSen(activationFee),
    transferFee: toSen(750),
    debit: debit === null ? null : toSen(debit),
    groupSize,
  });

describe('what a host bears', () => {
  it.each([
    ['Netflix without TV', of(47_500, 186_000, 4, 1_000), 47_250, 138_750],
    ['Netflix with TV', of(57_500, 186_000, 4, 1_000), 57_250, 128_750],
    ['Spotify', of(31_633, 94_900, 3), 32_383, 62_517],
    ['Disney+', of(266_333, 799_000, 3), 267_083, 531_917],
  ])('%s: share and transfer fee, the rest comes back', (_, cost, borne, reimbursement) =>
    expect(cost).toMatchObject({ borne, reimbursement, isEstimated: false }),
  );

  // Published host prices and group sizes; Canva's group is one host and four regulars. docs/decisions/0016
  it.each([
    ['Apple Music', 17_000, 85_000, 67_250],
    ['Apple One', 39_800, 199_000, 158_450],
    ['Apple One Premier', 63_800, 319_000, 254_450],
    ['Apple TV', 19_800, 99_000, 78_450],
    ['Canva monthly', 73_000, 365_000, 291_250],
    ['Canva yearly', 730_000, 3_650_000, 2_919_250],
  ])('%s: four of five equal shares come back where no provider price is published', (_, share, debit, reimbursement) =>
    expect(of(share, null, 5)).toMatchObject({ debit, reimbursement, borne: share + 750, isEstimated: true }),
  );

  it('is the same in a group that was sold at another price: the rest of that comes back', () => {
    const cost = of(47_500, 202_000, 4, 1_000)!;
    expect(hostCostIn(cost, 186_000)).toEqual(of(47_500, 186_000, 4, 1_000));
    expect(hostCostIn(cost, null)).toBe(cost);
    const estimated = of(17_000, null, 5)!;
    expect(hostCostIn(estimated, 90_000)).toBe(estimated);
  });

  it('adds up for every plan', () => {
    const part = fc.bigInt({ min: 0n, max: 10n ** 11n }).map((n) => sen(n * 100n));
    fc.assert(
      fc.property(
        part,
        part,
        part,
        fc.option(part),
        fc.integer({ min: 2, max: 9 }),
        (share, activation, fee, debit, groupSize) => {
          const grandTotal = sen(share + activation);
          const cost = hostCost({ grandTotal, activationFee: activation, transferFee: fee, debit, groupSize });
          if (cost === null) return true;
          const { price, borne, reimbursement } = cost;
          return (
            price === cost.share + cost.activationFee &&
            borne === cost.share + cost.transferFee &&
            cost.debit === borne + reimbursement &&
            reimbursement > 0
          );
        },
      ),
    );
  });
});
