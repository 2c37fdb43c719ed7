import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, lazy } from 'react';
import { Button } from '../../platform/ui/button';
import { PagedList } from '../../platform/ui/paged-list';
import { EmptyState } from '../../platform/ui/states';
import { providersQuery } from './catalogue.queries';
import { ProviderCard } from './provider-card';
import { ProviderFilters } from './provider-filters';
import { CardSkeletons, GRID } from './provider-list-skeleton';
import { useProviderFilter } from './use-provider-filter';

/** Loaded only when nothing was found; without it the page still works. */
const SimilarProviders = lazy<ComponentType<{ keyword: string }>>(() =>
  import('./similar-providers').catch(() => ({ default: () => null })),
);

/** `headerSearches`: on a phone the header's search is enough until one has searched here. */
export function ProviderList({ headerSearches = false }: { headerSearches?: boolean }) {
  const { filter, change, isFiltered } = useProviderFilter();
  const query = useQuery(providersQuery(filter));
  return (
    <>
      <ProviderFilters filter={filter} onChange={change} headerSearches={headerSearches} />
      <p role="status" className="sr-only">
        {query.data && !query.isPlaceholderData ? `${query.data.total} layanan` : ''}
      </p>
      <PagedList
        query={query}
        label="Halaman layanan"
        onPage={(page) => change({ page })}
        className={GRID}
        skeleton={<CardSkeletons />}
        empty={
          <>
            {filter.keyword && (
              <Suspense>
                <SimilarProviders keyword={filter.keyword} />
              </Suspense>
            )}
            <EmptyState
              title={isFiltered ? 'Tidak ada layanan yang cocok' : 'Belum ada layanan'}
              action={
                isFiltered && (
                  <Button variant="secondary" onClick={() => change({ keyword: '', category: '' })}>
                    Hapus filter
                  </Button>
                )
              }
            >
              {isFiltered ? 'Coba kata lain atau kategori lain.' : 'Layanan baru akan muncul di sini.'}
            </EmptyState>
          </>
        }
      >
        {(provider) => (
          <li key={provider.uid}>
            <ProviderCard provider={provider} />
          </li>
        )}
      </PagedList>
    </>
  );
}
