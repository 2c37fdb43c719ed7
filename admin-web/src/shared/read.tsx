import CloudOffIcon from '@mui/icons-material/CloudOff';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Pagination, type PaginationProps, useListContext, useTranslate } from 'react-admin';
import { Mendable } from './mendable';
import { onceMore } from './query-client';

interface TroubleProps {
  error: Error;
  onRetry: () => void;
}

/** In the place of what could not be read. */
const LoadFailed = ({ error, onRetry }: TroubleProps) => {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ p: 4, textAlign: 'center' }}>
      <CloudOffIcon sx={{ fontSize: 48, opacity: 0.5 }} aria-hidden />
      <Typography sx={{ fontWeight: 600 }}>{translate('trouble.title')}</Typography>
      <Typography color="text.secondary">{error.message}</Typography>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={onRetry}>
        {translate('trouble.retry')}
      </Button>
    </Box>
  );
};

/** Above what was read before. */
const Stale = ({ error, onRetry }: TroubleProps) => {
  const translate = useTranslate();
  return (
    <Mendable label={translate('trouble.retry')} onMend={onRetry} sx={{ my: 1 }}>
      {translate('trouble.stale')} {error.message}
    </Mendable>
  );
};

interface ReadProps<T> {
  /** A query of TanStack's, or the context of a list or record. */
  query: { data?: T; error?: unknown; refetch: () => unknown };
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * What was read, its skeleton, or the trouble: never 'nothing here' when nothing is known, and never what was read before as
 * if it were of now.
 */
export const Read = <T,>({ query: { data, error, refetch }, skeleton, children }: ReadProps<T>) => {
  const trouble = Boolean(error) && { error: error as Error, onRetry: () => void refetch() };
  if (trouble && data === undefined) return <LoadFailed {...trouble} />;
  // In one place with and without trouble: what is open and typed in it stays.
  return (
    <>
      {trouble && <Stale {...trouble} />}
      {data === undefined ? skeleton : children(data)}
    </>
  );
};

/** How a list is read. The trouble stands in the list itself, so nothing is notified. */
export const toldInPlace = { ...onceMore, onError: () => undefined };

/** What a list shows; its rows have a skeleton of their own. */
export const ListBody = ({ children }: { children: ReactNode }) => (
  <Read query={useListContext()} skeleton={children}>
    {() => children}
  </Read>
);

/** 'Halaman 1 dari …' of a list that was read. */
export const ListPagination = (props: PaginationProps) => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination {...props} />;
};
