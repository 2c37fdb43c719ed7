import { Box, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsButton, FilterButton, List, type ListProps, TopToolbar } from 'react-admin';
import { ResponsiveTable, type ResponsiveTableProps } from './responsive-table';

const PER_PAGE = 25;

type ConsoleListProps = Omit<ListProps, 'children' | 'actions' | 'empty' | 'exporter'> &
  ResponsiveTableProps & {
    /** Buttons beside the column chooser, the CSV export for one. */
    tools?: ReactNode;
    /** Choices above the table. */
    chips?: ReactNode;
  };

/** Every list of the console; its filter lives in the URL. */
export const ConsoleList = ({ tools, chips, small, table, children, ...list }: ConsoleListProps) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PER_PAGE}
      exporter={false}
      empty={false}
      actions={
        <TopToolbar>
          {list.filters && <FilterButton />}
          {!isSmall && <ColumnsButton />}
          {tools}
        </TopToolbar>
      }
      {...list}
    >
      <>
        {chips && <Box sx={{ px: { xs: 1, md: 2 } }}>{chips}</Box>}
        <ResponsiveTable small={small} table={table}>
          {children}
        </ResponsiveTable>
      </>
    </List>
  );
};
