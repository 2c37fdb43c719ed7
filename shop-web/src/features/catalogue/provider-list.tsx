import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { Pagination } from '../../shared/ui/pagination';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { providersQuery } from './catalogue.queries';
import { ProviderCard } from './provider-card';
import { ProviderFilters } from './provider-filters';
import { CardSkeletons, GRID } from './provider-list-skeleton';
import { useProviderFilter } from './use-provider-filter';

export function ProviderList() {
  const { filter, change, isFiltered } = useProviderFilter();
  const { data, error, refetch, isPlaceholderData } = useQuery(providersQuery(filter));
  return (
    <>
      <ProviderFilters filter={filter} onChange={change} />
      <p role="status" className="sr-only">
        {data && !isPlaceholderData ? `${data.total} layanan` : ''}
      </p>
      {error && !data ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeletons />
      ) : data.items.length === 0 ? (
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
      ) : (
        <>
          <ul className={`${GRID} transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.items.map((provider) => (
              <li key={provider.uid}>
                <ProviderCard provider={provider} />
              </li>
            ))}
          </ul>
          <Pagination {...data} label="Halaman layanan" onPage={(page) => change({ page })} />
        </>
      )}
    </>
  );
}
