import type { PriceListBrand } from '#domain/catalogue/scheme/price-list';

export interface SchemeFilter {
  keyword: string;
  /** Slug of a category; empty for all. */
  category: string;
}

/** Providers whose name contains every word of the keyword, in the chosen category. Case does not matter. */
export function searchProviders(brands: PriceListBrand[], { keyword, category }: SchemeFilter): PriceListBrand[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return brands.filter(
    (provider) =>
      (!category || provider.category === category) &&
      words.every((word) => provider.name.toLowerCase().includes(word)),
  );
}
