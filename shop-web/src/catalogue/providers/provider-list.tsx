import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, Suspense, lazy } from 'react';
import { Button } from '../../platform/ui/button';
import { PagedList } from '../../platform/ui/paged-list';
import { EmptyState } from '../../platform/ui/states';
import { ProposeService, notHere } from './not-sold-yet';
import { providersQuery } from './catalogue.queries';
import { ProviderCard } from './provider-card';
import { useOpenSeats } from './provider-cards';
import { ProviderFilters } from './provider-filters';
import { CardSkeletons, GRID } from './provider-list-skeleton';
import { ProviderShelves } from './provider-shelves';
import type SimilarProvidersType from './similar-providers';
import { useProviderFilter } from './use-provider-filter';

/** Loaded only when nothing was found; without it the page still works. */
const SimilarProviders = lazy<ComponentType<ComponentProps<typeof SimilarProvidersType>>>(() =>
  import('./similar-providers').catch(() => ({ default: ({ otherwise }) => otherwise })),
);

/** `onHome`: shelves until one looks for something; the header's search is enough until then. */
export function ProviderList({ onHome = false }: { onHome?: boolean }) {
  const { filter, change, isFiltered } = useProviderFilter();
  const query = useQuery(providersQuery(filter));
  const seats = useOpenSeats();
  // Only a word can be missing from the whole shop.
  const missing = filter.category ? '' : filter.keyword;
  const nothing = (
    <EmptyState
      drawing={isFiltered ? 'empty-search' : undefined}
      title={missing ? notHere(missing) : isFiltered ? 'Tidak ada layanan yang cocok' : 'Belum ada layanan'}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => change({ keyword: '', category: '' })}>
            {missing ? 'Hapus pencarian' : 'Hapus filter'}
          </Button>
        )
      }
    >
      {missing ? (
        <ProposeService keyword={missing} />
      ) : isFiltered ? (
        'Coba kata lain atau kategori lain.'
      ) : (
        'Layanan baru akan muncul di sini.'
      )}
    </EmptyState>
  );
  const all = onHome && !isFiltered && filter.page === 1 && !query.isPlaceholderData ? query.data?.items : undefined;
  return (
    <>
      <ProviderFilters filter={filter} onChange={change} headerSearches={onHome} />
      <p role="status" className="sr-only">
        {query.data && !query.isPlaceholderData ? `${query.data.total} layanan` : ''}
      </p>
      {all?.length ? (
        <ProviderShelves providers={all} />
      ) : (
        <PagedList
          query={query}
          label="Halaman layanan"
          onPage={(page) => change({ page })}
          className={GRID}
          skeleton={<CardSkeletons />}
          empty={
            filter.keyword ? (
              <Suspense>
                <SimilarProviders keyword={filter.keyword} isMissing={missing !== ''} otherwise={nothing} />
              </Suspense>
            ) : (
              nothing
            )
          }
        >
          {(provider) => (
            <li key={provider.uid}>
              <ProviderCard provider={provider} open={seats.get(provider.uid)} />
            </li>
          )}
        </PagedList>
      )}
    </>
  );
}
