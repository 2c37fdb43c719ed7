import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import type { PageData, PublicCatalogue, SchemeChanges } from '#contracts/pages';
import { PAGE } from '#contracts/shop-paths';
import { categoriesQuery, providerQuery, providersQuery } from '../../catalogue/providers/catalogue.queries';
import { schemeChanges } from '../../catalogue/scheme/scheme-changes';
import { BUNDLED } from '../../catalogue/scheme/scheme-store';
import { publicPages } from '../routes';

const HOME = PAGE.home;
const LIST = PAGE.providers;
const EXPLAINING = publicPages.map(({ path }) => path!);
/** Pages that show the price list. */
const WITH_PRICES = /^\/(info\/|rekafin$|seglowup$)/;
const UNFILTERED = { page: 1, keyword: '', category: '' };

/** Every page that is the same for all visitors: these are prerendered and in the sitemap. */
export const publicPaths = ({ providers }: PublicCatalogue): string[] => [
  HOME,
  LIST,
  ...providers.map(({ slug }) => `${LIST}/${slug}`),
  ...EXPLAINING,
];

/** The data of the page at `path`; null where the page is not public. The same data always give the same page. */
export function pageDataOf(path: string, catalogue: PublicCatalogue, year: string): PageData | null {
  if (path === HOME || path === LIST)
    return {
      year,
      queries: [
        [providersQuery(UNFILTERED).queryKey, catalogue.list],
        [categoriesQuery().queryKey, catalogue.categories],
      ],
    };
  if (EXPLAINING.includes(path)) {
    const scheme = WITH_PRICES.test(path) ? changesIn(catalogue.scheme) : null;
    return { year, queries: [], ...(scheme && { scheme }) };
  }
  const provider = catalogue.providers.find(({ slug }) => path === `${LIST}/${slug}`);
  return provider ? { year, queries: [[providerQuery(provider.slug).queryKey, provider]] } : null;
}

/** Cached: comparing takes a while, and several pages need the same price list. */
function changesIn(scheme: SchemeOfPrice): SchemeChanges | null {
  if (compared?.scheme !== scheme) compared = { scheme, changes: schemeChanges(BUNDLED, scheme) };
  return compared.changes;
}
let compared: { scheme: SchemeOfPrice; changes: SchemeChanges | null } | undefined;
