import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { addSen, equalShare, sen, toRupiah, toSen, ZERO_SEN } from '../platform/sen.js';
import { LINE, baseShare, explainPrice, informationsOf, memberPrice, type PriceComponents, withTax } from './price.js';

const NETFLIX_TV: PriceComponents = {
  providerPrice: toSen(186_000),
  taxed: false,
  groupSize: 4,
  adminFee: toSen(13_500),
  activationFee: toSen(1_000),
};
const YOUTUBE: PriceComponents = {
  providerPrice: toSen(139_000),
  taxed: true,
  groupSize: 5,
  adminFee: toSen(6_042),
  activationFee: ZERO_SEN,
};

const aPlan = fc.record({
  providerPrice: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((rupiah) => sen(rupiah * 100n)),
  taxed: fc.boolean(),
  groupSize: fc.integer({ min: 1, max: 9 }),
  adminFee: fc.bigInt({ min: 0n, max: 10n ** 7n }).map(sen),
  activationFee: fc.constantFrom(ZERO_SEN, toSen(1_000)),
});

describe('the price of a member', () => {
  it('is the share of the provider price plus fees', () => {
    expect(toRupiah(memberPrice(NETFLIX_TV)!)).toBe(61_000);
  });

  it('includes 11 % tax on the provider price where the plan is taxed', () => {
    expect(toRupiah(withTax(toSen(139_000)))).toBe(154_290);
    expect(toRupiah(memberPrice(YOUTUBE)!)).toBe(36_900);
  });

  it('is unknown while any component is unknown', () => {
    expect(memberPrice({ ...YOUTUBE, providerPrice: null })).toBeNull();
    expect(memberPrice({ ...YOUTUBE, adminFee: null })).toBeNull();
    expect(baseShare({ ...YOUTUBE, providerPrice: null })).toBeNull();
    expect(baseShare({ ...YOUTUBE, adminFee: null })).toBe(toSen(30_858));
  });

  it('covers the provider price to within half a rupiah for each member, for any plan', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const collected = (memberPrice(plan)! - plan.adminFee - plan.activationFee) * BigInt(plan.groupSize);
        const debited = plan.taxed ? (plan.providerPrice * 111n) / 100n : plan.providerPrice;
        const off = collected - debited;
        return (off < 0n ? -off : off) <= 50n * BigInt(plan.groupSize);
      }),
    );
  });

  it('never grows with the size of the group', () => {
    fc.assert(
      fc.property(aPlan, (plan) => memberPrice({ ...plan, groupSize: plan.groupSize + 1 })! <= memberPrice(plan)!),
    );
  });
});

describe('the explanation of a price', () => {
  it('lists the share, the fees and the total', () => {
    expect(explainPrice(NETFLIX_TV, toSen(61_000))).toEqual([
      { title: 'Harga patungan (1/4)', value: toSen(46_500), isTotal: false, hasTooltip: true },
      { title: 'Biaya admin', value: toSen(13_500), isTotal: false, hasTooltip: true },
      { title: 'Biaya aktivasi email', value: toSen(1_000), isTotal: false, hasTooltip: true },
      { title: 'Total', value: toSen(61_000), isTotal: true, hasTooltip: false },
    ]);
  });

  it('shows the tax separately, and leaves out an activation fee of zero', () => {
    expect(explainPrice(YOUTUBE, toSen(36_900)).map(({ title, value }) => [title, toRupiah(value)])).toEqual([
      ['Harga patungan (1/5)', 27_800],
      ['Pajak 11% (1/5)', 3_058],
      ['Biaya admin', 6_042],
      ['Total', 36_900],
    ]);
  });

  it('is one line where a component is unknown or the components do not come to the total', () => {
    const whole = (title: string) => [
      { title, value: toSen(37_000), isTotal: false, hasTooltip: true },
      { title: 'Total', value: toSen(37_000), isTotal: true, hasTooltip: false },
    ];
    expect(explainPrice({ ...YOUTUBE, adminFee: null }, toSen(37_000))).toEqual(whole(LINE.wholeTaxed));
    expect(explainPrice(NETFLIX_TV, toSen(37_000))).toEqual(whole(LINE.whole));
  });

  it('has amounts in rupiah and the field names of the API', () => {
    expect(informationsOf(YOUTUBE, toSen(36_900)).at(-1)).toEqual({
      title: 'Total',
      value: 36_900,
      is_total: true,
      isHaveTooltip: false,
    });
  });

  /** Any plan, also with unknown components, and any published total. */
  const aPrice = fc.record({
    plan: aPlan,
    unknown: fc.constantFrom<('providerPrice' | 'adminFee')[]>([], ['providerPrice'], ['adminFee']),
    off: fc.bigInt({ min: 0n, max: 500n }),
  });

  it('adds up to its total for any known components', () => {
    fc.assert(
      fc.property(aPrice, ({ plan, unknown, off }) => {
        const total = sen(memberPrice(plan)! + off);
        const known = { ...plan, ...Object.fromEntries(unknown.map((name) => [name, null])) };
        const lines = explainPrice(known, total);
        const parts = lines.filter(({ isTotal }) => !isTotal).map(({ value }) => value);
        return (
          addSen(...parts) === total &&
          lines.at(-1)!.value === total &&
          lines.filter(({ isTotal }) => isTotal).length === 1 &&
          parts.every((value) => value >= 0n)
        );
      }),
    );
  });

  it('shows the share and the tax of the formula, to the rounded rupiah', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const shown = explainPrice(plan, memberPrice(plan)!);
        const debited = plan.taxed ? withTax(plan.providerPrice) : plan.providerPrice;
        const share = addSen(...shown.slice(0, plan.taxed ? 2 : 1).map(({ value }) => value));
        return share === equalShare(debited, plan.groupSize) && share % 50n === 0n;
      }),
    );
  });
});
