import type { PriceListBrand } from '#domain/scheme/price-list';

export interface BrandFilter {
  keyword: string;
  /** Slug of a category; empty for all. */
  category: string;
}

/** Brands whose name has every word of the keyword, in the chosen category. Case does not matter. */
export function searchBrands(brands: PriceListBrand[], { keyword, category }: BrandFilter): PriceListBrand[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return brands.filter(
    (brand) =>
      (!category || brand.category === category) && words.every((word) => brand.name.toLowerCase().includes(word)),
  );
}
