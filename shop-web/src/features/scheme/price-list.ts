import type { PriceList } from '#domain/scheme/price-list';

/** Put in at build time from the tables that fill the database (shop-web/vite.config.ts). */
declare const __PRICE_LIST__: PriceList;

export const PRICE_LIST: PriceList = __PRICE_LIST__;
