import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import { listPath } from '../lists/list-path';
import { TextLink } from './record-link';

/** What counts most about a record, above its other facts: four in a row, on a phone two. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
      maxWidth: 760,
    }}
  >
    {children}
  </Box>
);

interface FigureProps {
  /** Key of the texts. */
  label: string;
  children: ReactNode;
}

export const Figure = ({ label, children }: FigureProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 }}>
    <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {useTranslate()(label)}
    </Box>
    <Box component="dd" sx={{ m: 0, minHeight: '1.75rem', fontSize: '1.25rem', fontWeight: 600 }}>
      {children}
    </Box>
  </Box>
);

interface CountFigureProps {
  label: string;
  resource: string;
  filter: Record<string, unknown>;
}

const ONE_ROW = { page: 1, perPage: 1 };

/** How many rows a list has with a filter, which it opens; nothing for a role that may not read the list. */
export const CountFigure = ({ label, resource, filter }: CountFigureProps) => {
  const isAllowed = useCan()(`${resource}.read` as Permission);
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  const { total, isPending } = useGetList(resource, { filter, sort, pagination: ONE_ROW }, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Figure label={label}>
      {total ? <TextLink to={listPath(resource, filter)}>{total}</TextLink> : isPending ? '' : (total ?? '–')}
    </Figure>
  );
};
