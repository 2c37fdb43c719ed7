import type { PriceList, PriceListBrand } from '#domain/scheme/price-list';

/** Put in at build time from the tables that fill the database (shop-web/vite.config.ts). */
declare const __PRICE_LIST__: PriceList;

export const PRICE_LIST: PriceList = __PRICE_LIST__;

export const pricedBrand = (slug: string): PriceListBrand => {
  const brand = PRICE_LIST.brands.find((candidate) => candidate.slug === slug);
  if (!brand) throw new Error(`${slug} is not in the price list`);
  return brand;
};
