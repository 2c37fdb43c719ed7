import type { CategoryView, ProviderDetail, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import type { Page } from '#contracts/platform/common.http';
import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import type { TrustFacts } from '#domain/platform/trust-facts';

/** The public catalogue, as the API answers it. */
export interface PublicCatalogue {
  categories: CategoryView[];
  /** The first page of the list. */
  list: Page<ProviderSummary>;
  /** All listed providers. */
  providers: ProviderDetail[];
  scheme: SchemeOfPrice;
}

/** The differences of the price pages from the bundled ones. */
export interface SchemeChanges {
  categories: SchemeOfPrice['categories'];
  /** The brands' slugs in display order. */
  order: string[];
  brands: SchemeOfPrice['brands'];
  entries: SchemeOfPrice['entries'];
}

/** What an owner can change and every page may say; left out: as the pages are built. docs/rules/shop.md#settings */
export interface ShopFacts {
  hours?: string;
  email?: string;
  /** As `wa.me` takes it: 6281234567890. */
  whatsapp?: string;
  company?: { name: string; address?: string; registration?: string };
  trust?: TrustFacts;
}

/** The data of a public page. The same data give the same HTML, on the server and in a browser. */
export interface PageData {
  /** The calendar year in WIB. */
  year: string;
  shop?: ShopFacts;
  /** Answers of the API, by query key. */
  queries: [key: readonly unknown[], answer: unknown][];
  scheme?: SchemeChanges;
}

export interface WantedPage {
  path: string;
  data: PageData;
  /** The built index.html. */
  template: string;
  /** The shop's public origin, for the URLs in the head. */
  origin: string;
}

/** `missing`: there is no such page now. `other`: no page with data of its own. */
export type LiveData = PageData | 'missing' | 'other';

/** The shop's routes built for the server: dist/shop-pages/renderer. */
export interface PageRenderer {
  /** The paths of all public pages: the ones that are prerendered and in the sitemap. */
  publicPaths(catalogue: PublicCatalogue): string[];
  /** null for a path that is no public page. */
  pageDataOf(path: string, catalogue: PublicCatalogue, year: string): PageData | null;
  /** Where `liveDataOf` and `liveAddresses` ask the API. */
  provideFetch(ask: typeof fetch): void;
  /** The data of a page that shows what the API has now. */
  liveDataOf(path: string, year: string): Promise<LiveData>;
  isLive(path: string): Promise<boolean>;
  /** The paths of all such pages. */
  liveAddresses(): Promise<string[]>;
  /** Whether a route matches the path; whether its content exists is up to the page. */
  isPage(path: string): boolean;
  /** The page as HTML that can be read without JavaScript. */
  render(wanted: WantedPage): Promise<string>;
}
