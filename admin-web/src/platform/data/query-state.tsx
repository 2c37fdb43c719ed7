import CloudOffIcon from '@mui/icons-material/CloudOff';
import { Box, Button, type TablePaginationProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Pagination, type PaginationProps, useListContext, useLocale, useTranslate } from 'react-admin';
import { ActionAlert } from '../ui/action-alert';
import { roughly } from '../fields/format';
import { retryOnce } from './query-client';

interface QueryErrorProps {
  error: Error;
  onRetry: () => void;
}

const LoadFailed = ({ error, onRetry }: QueryErrorProps) => {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ p: 4, textAlign: 'center' }}>
      <CloudOffIcon sx={{ fontSize: 48, opacity: 0.5 }} aria-hidden />
      <Typography sx={{ fontWeight: 600 }}>{translate('trouble.title')}</Typography>
      <Typography color="textSecondary">{error.message}</Typography>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={onRetry}>
        {translate('trouble.retry')}
      </Button>
    </Box>
  );
};

/** Above data of an earlier request. */
const Stale = ({ error, onRetry }: QueryErrorProps) => {
  const translate = useTranslate();
  return (
    <ActionAlert label={translate('trouble.retry')} onAction={onRetry} sx={{ my: 1 }}>
      {translate('trouble.stale')} {error.message}
    </ActionAlert>
  );
};

interface ReadProps<T> {
  /** A TanStack query, or the context of a list or record. */
  query: { data?: T; error?: unknown; refetch: () => unknown };
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Data, its skeleton, or the error: a failed request is never shown as an empty list, and data of an earlier request is
 * marked as outdated.
 */
export const QueryState = <T,>({ query: { data, error, refetch }, skeleton, children }: ReadProps<T>) => {
  const trouble = Boolean(error) && { error: error as Error, onRetry: () => void refetch() };
  if (trouble && data === undefined) return <LoadFailed {...trouble} />;
  // The children keep their position in the tree with and without an error, and so their state.
  return (
    <>
      {trouble && <Stale {...trouble} />}
      {data === undefined ? skeleton : children(data)}
    </>
  );
};

/** Query options of a list. The list shows the error itself, so there is no notification. */
export const listQueryOptions = { ...retryOnce, onError: () => undefined };

/** Content of a list, which has its own skeleton. */
export const ListBody = ({ children }: { children: ReactNode }) => (
  <QueryState query={useListContext()} skeleton={children}>
    {() => children}
  </QueryState>
);

/** No pagination for a list that could not be read. An estimated total is shown as one. */
export const ListPagination = (props: PaginationProps) => {
  const { error, data, meta } = useListContext();
  const translate = useTranslate();
  const locale = useLocale();
  const estimated: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to, count }) =>
      translate('lists.estimated_range', { offsetBegin: from, offsetEnd: to, total: roughly(count, locale) }),
  };
  return error && !data ? null : (
    <Pagination
      // react-admin leaves MUI's own English names of the buttons on a small screen.
      getItemAriaLabel={(type: string) => translate(`ra.navigation.${type}`)}
      {...(meta?.isEstimated && estimated)}
      {...props}
    />
  );
};
