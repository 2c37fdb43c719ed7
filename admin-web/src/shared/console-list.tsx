import { Box, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsButton, FilterButton, List, type ListProps, TopToolbar } from 'react-admin';
import { FilterChips } from './filter-chips';
import { type FilterChoice, useSortOf } from './filter-choice';
import { ResponsiveTable, type ResponsiveTableProps } from './responsive-table';
import { ListBody, ListPagination, toldInPlace } from './read';

const PER_PAGE = 25;
const NO_CHOICES: FilterChoice[] = [];

type ConsoleListProps = Omit<ListProps, 'children' | 'actions' | 'empty' | 'exporter'> &
  ResponsiveTableProps & {
    /** Buttons beside the column chooser, the CSV export for one. */
    tools?: ReactNode;
    /** Stands above everything else. */
    notice?: ReactNode;
    /** Choices above the table, one at a time; see FilterChips. */
    choices?: FilterChoice[];
  };

/** Every list of the console; its filter lives in the URL. */
export const ConsoleList = ({
  tools,
  notice,
  choices = NO_CHOICES,
  sort,
  small,
  table,
  children,
  queryOptions,
  ...list
}: ConsoleListProps) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PER_PAGE}
      queryOptions={{ ...toldInPlace, ...queryOptions }}
      pagination={<ListPagination />}
      exporter={false}
      empty={false}
      sort={useSortOf(choices, sort)}
      actions={
        <TopToolbar sx={{ alignItems: 'center' }}>
          {list.filters && <FilterButton />}
          {!isSmall && <ColumnsButton />}
          {tools}
        </TopToolbar>
      }
      {...list}
    >
      <>
        <Box sx={{ px: { xs: 1, md: 2 } }}>
          {notice}
          {choices.length > 0 && <FilterChips choices={choices} />}
        </Box>
        <ListBody>
          <ResponsiveTable small={small} table={table}>
            {children}
          </ResponsiveTable>
        </ListBody>
      </>
    </List>
  );
};
