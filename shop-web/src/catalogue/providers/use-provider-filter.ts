import { useSearchParams } from 'react-router';
import { pageIn } from '../../platform/ui/paged-list';
import type { ProviderFilter } from './catalogue.queries';

/** The filter is in the address, so that back, reload and sharing keep it. Another filter starts at page 1. */
export function useProviderFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: ProviderFilter = {
    page: pageIn(search),
    keyword: search.get('keyword') ?? '',
    category: search.get('category') ?? '',
  };
  const change = (part: Partial<ProviderFilter>, { replace = false } = {}) => {
    const next = { ...filter, page: 1, ...part };
    const query = new URLSearchParams();
    if (next.keyword) query.set('keyword', next.keyword);
    if (next.category) query.set('category', next.category);
    if (next.page > 1) query.set('page', String(next.page));
    setSearch(query, { replace, preventScrollReset: true });
  };
  return { filter, change, isFiltered: Boolean(filter.keyword || filter.category) };
}
