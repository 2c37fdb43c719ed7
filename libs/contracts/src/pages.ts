import type { CategoryView, ProviderDetail, ProviderSummary } from '#contracts/http/catalogue.http';
import type { Page } from '#contracts/http/common.http';
import type { SchemeOfPrice } from '#contracts/http/scheme.http';

/** What anybody may read of the catalogue, as the API answers it. */
export interface PublicCatalogue {
  categories: CategoryView[];
  /** The first page of the list. */
  list: Page<ProviderSummary>;
  /** All that are listed. */
  providers: ProviderDetail[];
  scheme: SchemeOfPrice;
}

/** The price pages, as far as they differ from what the shop carries in itself. */
export interface SchemeChanges {
  categories: SchemeOfPrice['categories'];
  /** Brands in their order. */
  order: string[];
  brands: SchemeOfPrice['brands'];
  entries: SchemeOfPrice['entries'];
}

/** What a page that is made for everybody is made of. The same data give the same page, on the server and in a browser. */
export interface PageData {
  /** The calendar year in WIB. */
  year: string;
  /** Answers of the API, by query key. */
  queries: [key: readonly unknown[], answer: unknown][];
  scheme?: SchemeChanges;
}

export interface WantedPage {
  path: string;
  data: PageData;
  /** The built index.html. */
  template: string;
  /** Where customers reach the shop, for the addresses in the head. */
  origin: string;
}

/** The shop's routes, built for the server: dist/shop-pages/renderer. */
export interface PageRenderer {
  /** Every page that is made for everybody: what is prerendered and what the sitemap lists. */
  publicPaths(catalogue: PublicCatalogue): string[];
  /** null where no page is made for everybody. */
  pageDataOf(path: string, catalogue: PublicCatalogue, year: string): PageData | null;
  /** Whether the shop has a page of this shape; what is in it, the page itself finds out. */
  isPage(path: string): boolean;
  /** The page as a document that needs no JavaScript to be read. */
  render(wanted: WantedPage): Promise<string>;
}
