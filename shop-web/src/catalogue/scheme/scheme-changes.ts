import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import type { SchemeChanges } from '#contracts/pages';
import type { PriceList } from '#domain/catalogue/scheme/price-list';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';

/** The data of all price pages. */
export interface Scheme extends PriceList {
  entries: readonly SchemeEntry[];
}

/** The differences from the bundled price pages, so that a page does not carry everything twice; null when equal. */
export function schemeChanges(bundled: Scheme, now: SchemeOfPrice): SchemeChanges | null {
  const changes = {
    categories: now.categories,
    order: now.brands.map(({ slug }) => slug),
    brands: now.brands.filter((provider) => !same(provider, bundled.brands.find(bySlug(provider)))),
    entries: now.entries.filter((entry) => !same(entry, bundled.entries.find(bySlug(entry)))),
  };
  const isTheSame =
    changes.brands.length + changes.entries.length === 0 &&
    same(changes.categories, bundled.categories) &&
    same(
      changes.order,
      bundled.brands.map(({ slug }) => slug),
    );
  return isTheSame ? null : changes;
}

/** The bundled price pages with the changes in them. */
export function withChanges(bundled: Scheme, { categories, order, brands, entries }: SchemeChanges): Scheme {
  const pick = <T extends { slug: string }>(changed: readonly T[], known: readonly T[]) =>
    order.flatMap((slug) => changed.find(bySlug({ slug })) ?? known.find(bySlug({ slug })) ?? []);
  return {
    categories,
    brands: pick(brands, bundled.brands),
    entries: pick(entries, bundled.entries),
  } as Scheme;
}

const bySlug =
  ({ slug }: { slug: string }) =>
  (candidate: { slug: string }) =>
    candidate.slug === slug;

/** Equal as JSON, whatever the order of the fields. */
const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
