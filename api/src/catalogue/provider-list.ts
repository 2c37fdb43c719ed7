import type {
  CategoryView,
  ProviderDetail,
  ProviderListQuery,
  ProviderSummary,
} from '#contracts/catalogue/catalogue.http';
import type { Page } from '#contracts/platform/common.http';
import type { PublicCatalogue } from '#contracts/pages';
import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { invalid } from '../platform/http/errors/refusal.js';
import type { Catalogue } from './load-catalogue.js';
import { providerSummaryOf } from './provider-views.js';

/** Kept apart from the main list. docs/rules/catalogue.md#hidden-providers */
const APART_FROM_LIST = 'sekurban';
/** docs/rules/catalogue.md#providers */
const UNFILTERED: ProviderListQuery = { page: 1, limit: 50, keyword: '', category: '', type: 0 };

/** A page of the provider list. @throws Refusal 422 when the category does not exist. */
export function listOf({ categories, providers }: Catalogue, query: ProviderListQuery): Page<ProviderSummary> {
  const { page, limit } = query;
  const category = categoryOf(categories, query.category);
  const matching = providers.filter((provider) => matches(provider, category, query));
  const from = (page - 1) * limit;
  return { items: matching.slice(from, from + limit).map(providerSummaryOf), page, limit, total: matching.length };
}

export const publicCatalogue = (catalogue: Catalogue): PublicCatalogue => ({
  categories: catalogue.categories,
  list: listOf(catalogue, UNFILTERED),
  providers: catalogue.providers.filter((provider) => matches(provider, null, UNFILTERED)),
  scheme: catalogue.scheme,
});

/** The name of the category with that name or slug, in any letter case; null means all. */
function categoryOf(categories: CategoryView[], wanted: string): string | null {
  const named = wanted.toLowerCase();
  if (!wanted || named === ALL_CATEGORIES.slug) return null;
  const found = categories.find(({ name, slug }) => [name.toLowerCase(), slug].includes(named));
  if (found) return found.name;
  const names = categories.map(({ name }) => name).join(', ');
  throw invalid({ field: 'category', message: `Kategori ini tidak ada. Pilih salah satu: ${names}` });
}

function matches(provider: ProviderDetail, category: string | null, { keyword, type }: ProviderListQuery): boolean {
  if (provider.slug === APART_FROM_LIST || provider.packages.length === 0) return false;
  if (type !== 0 && provider.type !== type) return false;
  if (category !== null && provider.category !== category) return false;
  const wanted = keyword.toLowerCase();
  return !wanted || `${provider.name} ${provider.tagline} ${provider.category}`.toLowerCase().includes(wanted);
}
