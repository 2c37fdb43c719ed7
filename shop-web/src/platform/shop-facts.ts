import type { ShopFacts } from '#contracts/pages';
import { pageData } from './page-data';

/** What the shop says of itself as the page was delivered: prerendered pages have it in their data, all others at their root. */
export function shopFacts(): ShopFacts {
  const data = pageData();
  return data ? (data.shop ?? {}) : (JSON.parse(document.documentElement.dataset.shop ?? '{}') as ShopFacts);
}
