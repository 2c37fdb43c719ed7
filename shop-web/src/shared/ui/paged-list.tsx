import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Page } from '#contracts/http/common.http';
import { ApiError, messageOf } from '../api/api-error';
import { Button } from './button';
import { Pagination } from './pagination';
import { EmptyState, ErrorState } from './states';

/** A list that comes page by page: what stands there until it has come, when it does not, and when there is nothing in it. */
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
  /** Names its pages to a screen reader. */
  label: string;
  onPage: (page: number) => void;
  className: string;
  children: (item: T) => ReactNode;
}) {
  // A filter in the address that cannot be (an old link, a typing error): nothing fits it, and no other try would help.
  if (error instanceof ApiError && error.status === 422) return empty;
  if (!data) return error ? <ErrorState message={messageOf(error)} onRetry={() => void refetch()} /> : skeleton;
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

/** An old link, or a list that has grown shorter: there is something in it, only not here. */
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

/** The API knows no page behind this one. */
const LAST_PAGE = 1_000_000;

/** Of the address; what is no page is the first one. */
export const pageIn = (search: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
