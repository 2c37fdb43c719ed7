import { describe, expect, it } from '@jest/globals';
import { SCHEME_ENTRIES } from '#domain/catalogue/scheme/entries';
import { HOST_FLOWS, variantsOf } from '#domain/catalogue/scheme/host-flows';
import { packageSlug } from '../../../../prisma/seed/catalogue/brand';
import { BRANDS } from '../../../../prisma/seed/catalogue/brands';
import { priceList } from '../../../price-list';
import { searchProviders } from './provider-search';

const list = priceList();
const plans = list.brands.flatMap((brand) => brand.plans.map((plan) => ({ brand, plan })));
const planOf = (slug: string) => plans.find(({ plan }) => plan.slug === slug)!.plan;

describe('the bundled price list', () => {
  it('has the 43 providers, each with its entry, and is the same after a round trip through JSON', () => {
    expect(list.brands.map(({ slug }) => slug).sort()).toEqual(SCHEME_ENTRIES.map(({ slug }) => slug).sort());
    expect(list.brands).toHaveLength(43);
    expect(JSON.parse(JSON.stringify(list))).toEqual(list);
  });

  it('has every plan of the seed that is sold, at its total, and no other', () => {
    const seeded = BRANDS.flatMap((brand) =>
      brand.packages.flatMap((plan) =>
        plan.variants
          .filter(({ active }) => active !== false)
          .map(({ months, total }) => [packageSlug(brand, plan), months, total]),
      ),
    );
    expect(plans.map(({ plan }) => [plan.slug, plan.months, plan.total])).toEqual(seeded);
    expect(seeded.length).toBeGreaterThan(70);
  });

  it.each(plans.map(({ plan }) => [plan.slug, plan.months, plan] as const))(
    '%s for %i months has lines that add up',
    (_slug, _months, { informations, total }) => {
      const sum = informations.filter(({ is_total }) => !is_total).reduce((all, { value }) => all + value, 0);
      expect(informations.filter(({ is_total }) => is_total).map(({ value }) => value)).toEqual([total]);
      expect(sum).toBe(total);
    },
  );

  it('has the components that are published', () => {
    const values = (slug: string) => planOf(slug).informations.map(({ value }) => value);
    expect(values('netflix-regular-tv')).toEqual([46_500, 13_500, 1_000, 61_000]);
    expect(values('youtube-regular')).toEqual([27_800, 3_058, 6_042, 36_900]);
    expect(values('disney-hotstar-regular')).toEqual([266_333, 29_667, 296_000]);
    expect(values('canva-host')).toEqual([73_000, 73_000]);
  });

  it('shows the group sizes, Canva as 4', () => {
    const size = (slug: string) => list.brands.find((brand) => brand.slug === slug)!.member;
    expect(['netflix', 'canva', 'ilovepdf', 'rekafin', 'spotify', 'capcut'].map(size)).toEqual([4, 4, 9, 1, 3, 3]);
  });

  it('has the published reimbursements, and none where the debit is unknown', () => {
    expect(planOf('netflix-host-tv').reimbursement).toBe(128_750);
    expect(planOf('netflix-host-non-tv').reimbursement).toBe(138_750);
    expect(planOf('spotify-host').reimbursement).toBe(62_517);
    expect(planOf('apple-one-host').reimbursement).toBeNull();
    expect(plans.every(({ plan }) => plan.isHost || plan.reimbursement === null)).toBe(true);
  });

  it('has a host plan for every host flow', () => {
    for (const flow of HOST_FLOWS) {
      const brand = list.brands.find(({ slug }) => slug === flow.slug)!;
      const hostPlans = brand.plans.filter(({ isHost }) => isHost).map(({ slug }) => slug);
      const named = variantsOf(flow).flatMap(({ plan }) => plan ?? []);
      expect(hostPlans).toEqual(
        named.length ? expect.arrayContaining(named) : expect.arrayContaining([expect.any(String)]),
      );
    }
  });

  it("has the normal prices that the seed's words name too", () => {
    const rekafin = SCHEME_ENTRIES.find(({ slug }) => slug === 'rekafin')!;
    expect(rekafin.normalPrice).toEqual({ 'rekafin-personal': 45_000, 'rekafin-umkm': 169_000 });
    for (const [slug, normal] of Object.entries(rekafin.normalPrice!))
      expect(normal).toBeGreaterThan(planOf(slug).total);
  });
});

describe('searching providers', () => {
  const found = (keyword: string, category = '') =>
    searchProviders(list.brands, { keyword, category }).map(({ slug }) => slug);

  it('finds every word anywhere in the name, whatever its case', () => {
    expect(found('APPLE one')).toEqual(['apple-one', 'apple-one-premier']);
    expect(found('xyz')).toEqual([]);
  });

  it('searches within the chosen category', () => {
    expect(found('', 'game')).toEqual(['nintendo-switch-online']);
    expect(found('apple', 'musik')).toEqual(['apple-music']);
  });
});
