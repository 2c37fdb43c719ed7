import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Page } from '#contracts/platform/common.http';
import { ApiError } from '../api/api-error';
import { Button } from './button';
import { Pagination } from './pagination';
import { EmptyState, ErrorState } from './states';

/** A paged list with its skeleton, error and empty states. */
export function PagedList<T>({
  query: { data, error, refetch, isPlaceholderData },
  skeleton,
  empty,
  label,
  onPage,
  className,
  children,
}: {
  query: UseQueryResult<Page<T>>;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Label of the pagination for screen readers. */
  label: string;
  onPage: (page: number) => void;
  className: string;
  children: (item: T) => ReactNode;
}) {
  // An invalid filter in the address (an old link, a typing error): nothing matches it, and a retry would not help.
  if (error instanceof ApiError && error.status === 422) return empty;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : skeleton;
  if (data.items.length === 0) return data.total > 0 ? <PastTheEnd onPage={onPage} /> : empty;
  return (
    <>
      <ul className={clsx(className, 'transition-opacity', isPlaceholderData && 'opacity-60')}>
        {data.items.map(children)}
      </ul>
      <Pagination {...data} label={label} onPage={onPage} />
    </>
  );
}

/** After an old link, or when the list has become shorter. */
const PastTheEnd = ({ onPage }: { onPage: (page: number) => void }) => (
  <EmptyState
    title="Halaman ini kosong"
    action={
      <Button variant="secondary" onClick={() => onPage(1)}>
        Ke halaman pertama
      </Button>
    }
  />
);

/** The highest page that the API accepts. */
const LAST_PAGE = 1_000_000;

/** The page number in the address; 1 when it is invalid. */
export const pageIn = (search: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
