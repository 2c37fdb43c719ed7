import { describe, expect, it } from '@jest/globals';
import { SCHEME_ENTRIES } from '#domain/catalogue/scheme/entries';
import { priceList } from '../../../price-list';
import { type Scheme, schemeChanges, withChanges } from './scheme-changes';

const bundled: Scheme = { ...priceList(), entries: SCHEME_ENTRIES };
type Now = Parameters<typeof schemeChanges>[1];
/** As the API sends it: another object, with the brands' entries in the order of the brands. */
const now = (): Now => {
  const { categories, brands } = structuredClone(bundled);
  return {
    categories,
    brands,
    entries: brands.map(({ slug }) => structuredClone(SCHEME_ENTRIES.find((entry) => entry.slug === slug)!)),
  } as unknown as Now;
};

describe('the difference from the bundled price pages', () => {
  it('is empty without a change, whatever the order of the fields', () => {
    const same = now();
    same.brands[0] = Object.fromEntries(Object.entries(same.brands[0]!).toReversed()) as Now['brands'][number];
    expect(schemeChanges(bundled, same)).toBeNull();
  });

  it('is the provider whose price has changed, and nothing else', () => {
    const changed = now();
    changed.brands[3]!.plans[0]!.total += 1_000;
    const changes = schemeChanges(bundled, changed)!;
    expect(changes.brands).toEqual([changed.brands[3]]);
    expect(changes.entries).toEqual([]);
    expect(withChanges(bundled, changes)).toEqual(changed);
  });

  it('follows providers that are added, removed or moved, and texts', () => {
    const changed = now();
    changed.brands.reverse();
    changed.entries.reverse();
    const [gone] = changed.brands.splice(5, 1);
    changed.entries.splice(5, 1);
    changed.brands.push({ ...gone!, slug: 'baru' });
    changed.entries.push({ ...changed.entries[0]!, slug: 'baru', notes: ['Baru.'] });
    const changes = schemeChanges(bundled, changed)!;
    expect([changes.brands, changes.entries].map((part) => part.map(({ slug }) => slug))).toEqual([['baru'], ['baru']]);
    expect(withChanges(bundled, changes)).toEqual(changed);
  });
});
