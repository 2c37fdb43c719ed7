import { infoRoutes } from '../app/info-routes';
import { categoriesQuery, providerQuery, providersQuery } from '../features/catalogue/catalogue.queries';
import type { SchemeOfPrice } from '#contracts/http/scheme.http';
import type { PageData, PublicCatalogue, SchemeChanges } from '#contracts/pages';
import { BUNDLED } from '../features/scheme/scheme-store';
import { schemeChanges } from '../features/scheme/scheme-changes';

const HOME = '/';
const LIST = '/provider';
const EXPLAINING = infoRoutes.map(({ path }) => `/${path}`);
/** Pages that show the price list. */
const WITH_PRICES = /^\/(info\/|rekafin$|seglowup$)/;
const UNFILTERED = { page: 1, keyword: '', category: '' };

/** Every page that is made for everybody: what is prerendered and what the sitemap lists. */
export const publicPaths = ({ providers }: PublicCatalogue): string[] => [
  HOME,
  LIST,
  ...providers.map(({ slug }) => `${LIST}/${slug}`),
  ...EXPLAINING,
];

/** What the page at `path` is made of now; null where no page is made for everybody. The same data, the same page. */
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

/** Comparing takes a while, and several pages ask for the same price list. */
function changesIn(scheme: SchemeOfPrice): SchemeChanges | null {
  if (compared?.scheme !== scheme) compared = { scheme, changes: schemeChanges(BUNDLED, scheme) };
  return compared.changes;
}
let compared: { scheme: SchemeOfPrice; changes: SchemeChanges | null } | undefined;
