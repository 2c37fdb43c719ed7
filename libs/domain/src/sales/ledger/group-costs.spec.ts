import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { promisedOf } from '../../catalogue/promised-price.js';
import { reimbursementAmount } from '../../catalogue/reimbursement-amount.js';
import { type Sen, equalShare, sen, toSen } from '../../platform/sen.js';
import { besidesOfHost, besidesOfShop, cyclesPaid, membersPart } from './group-costs.js';
import { paymentReceived } from './payment-postings.js';
import { reimbursementDue } from './spending-postings.js';

const ABOUT = { productLine: 'subscriptions', orderUid: 'an order', partyUid: 'a customer' };
const FEE = toSen(750);
const host = (price: number, debited: number, share: number, groupSize: number) => {
  const terms = { providerPrice: toSen(debited), hostShare: toSen(share), transferFee: FEE };
  const owed = reimbursementAmount(terms);
  const besides = besidesOfHost({ ...terms, owed, planPrice: toSen(price), groupSize });
  return { besides, members: membersPart(owed, besides) };
};

describe('what a group costs', () => {
  it.each([
    ['Spotify', 94_900, 94_900, 31_633, 3, { transferFeeIncome: -750, rounding: 1, priceDifference: 0 }],
    ['Spotify, dearer', 94_900, 99_000, 31_633, 3, { transferFeeIncome: -750, rounding: 1, priceDifference: 4_100 }],
    ['Spotify, cheaper', 94_900, 89_900, 31_633, 3, { transferFeeIncome: -750, rounding: 1, priceDifference: -5_000 }],
    ['Netflix', 186_000, 186_000, 46_500, 4, { transferFeeIncome: -750, rounding: 0, priceDifference: 0 }],
    [
      'Netflix with a TV',
      186_000,
      186_000,
      56_500,
      4,
      { transferFeeIncome: -750, rounding: 0, priceDifference: 0, feeIncome: -10_000 },
    ],
    [
      'Netflix after a rise, with the share of before',
      190_000,
      190_000,
      46_500,
      4,
      { transferFeeIncome: -750, rounding: 0, priceDifference: 1_000 },
    ],
    [
      'Adobe, whose share has half a rupiah',
      1_723_555,
      1_723_555,
      861_777.5,
      2,
      { transferFeeIncome: -750, rounding: 0.5, priceDifference: 0 },
    ],
  ])(
    '%s: the members bear their equal shares, the rest has accounts of its own',
    (_, price, debited, share, size, rest) => {
      const { besides, members } = host(price, debited, share, size);
      expect(besides).toEqual(
        Object.fromEntries(Object.entries(rest).map(([account, amount]) => [account, toSen(amount)])),
      );
      expect(members).toBe(equalShare(toSen(price), size) * BigInt(size - 1));
    },
  );

  it('a plan whose price is not published gives the members all but the fee to bear', () => {
    const terms = { providerPrice: toSen(100_000), hostShare: toSen(20_000), transferFee: FEE };
    const owed = reimbursementAmount(terms);
    const besides = besidesOfHost({ ...terms, owed, planPrice: null, groupSize: 5 });
    expect(besides).toEqual({ transferFeeIncome: -FEE });
    expect(membersPart(owed, besides)).toBe(toSen(80_000));
  });

  it('what the shop buys for several cycles is several times the price, and another amount a difference', () => {
    const of = (paid: number, cycles: number, planPrice: Sen | null = toSen(94_900)) => {
      const besides = besidesOfShop({ paid: toSen(paid), cycles, planPrice, groupSize: 3 });
      return [besides, membersPart(toSen(paid), besides)];
    };
    expect(of(94_900, 1)).toEqual([{ priceDifference: 0n, rounding: 100n }, toSen(94_899)]);
    expect(of(190_000, 2)).toEqual([{ priceDifference: toSen(200), rounding: 200n }, toSen(189_798)]);
    expect(of(94_900, 1, null)).toEqual([{}, toSen(94_900)]);
  });

  it('members whose seats were sold at several prices bear their own shares', () => {
    const [seats, paid] = [[toSen(142_500), toSen(142_500), toSen(150_000)], toSen(142_500)];
    const besides = besidesOfShop({ paid, cycles: 1, groupSize: 3, ...promisedOf(seats, 3) });
    expect(membersPart(paid, besides)).toBe(toSen(145_000));
    expect(besides).toEqual({ priceDifference: toSen(-2_500), rounding: 0n });
    const terms = { providerPrice: toSen(190_000), hostShare: toSen(47_500), transferFee: FEE };
    const owed = reimbursementAmount(terms);
    const sold = promisedOf([toSen(186_000), toSen(190_000), toSen(190_000)], 4);
    expect(membersPart(owed, besidesOfHost({ ...terms, owed, groupSize: 4, ...sold }))).toBe(toSen(141_500));
  });

  it('a full group that has paid one cycle holds nothing any more, whatever was debited', () => {
    const price = fc.integer({ min: 50_000, max: 2_000_000 });
    fc.assert(
      fc.property(
        price,
        price,
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 20_000 }),
        (plan, debited, size, fee) => {
          const share = equalShare(toSen(plan), size);
          const terms = { providerPrice: sen(share + toSen(debited)), hostShare: share, transferFee: FEE };
          const amount = reimbursementAmount(terms);
          const besides = besidesOfHost({ ...terms, owed: amount, planPrice: toSen(plan), groupSize: size });
          const paid = Array.from({ length: size - 1 }, () =>
            paymentReceived(sen(share + toSen(fee)), toSen(fee), ABOUT),
          ).flat();
          const held = [...paid, ...reimbursementDue(amount, ABOUT, besides)]
            .filter(({ account }) => account === 'memberFunds')
            .reduce((sum, posting) => sum + posting.amount, 0n);
          expect(held).toBe(0n);
        },
      ),
    );
  });
});

it.each([
  ['2026-12-24', 1, 1],
  ['2026-12-01', 1, 1],
  ['2027-01-20', 1, 2],
  ['2027-11-24', 1, 12],
  ['2027-11-24', 12, 1],
  ['2029-02-24', 3, 9],
])(
  'what was bought on 24 November 2026 and is renewed on %s by cycles of %i months are %i of them',
  (renewsOn, months, cycles) =>
    expect(cyclesPaid(new Date('2026-11-24T10:00:00+07:00'), new Date(renewsOn), months)).toBe(cycles),
);
