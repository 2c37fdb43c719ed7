import { Box, type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { ColumnsButton, FilterButton, List, type ListProps, TopToolbar } from 'react-admin';
import { FilterChips } from './filter-chips';
import { type FilterChoice, useSortOf } from './filter-choice';
import { ResponsiveTable, type ResponsiveTableProps } from './responsive-table';
import { ListBody, ListPagination, listQueryOptions } from '../data/query-state';
import { RememberList } from './last-list';
import { SavedViewsSlot } from './saved-views-slot';
import { SearchFilter } from './search-filter';

const PER_PAGE = 25;
const NO_FILTERS: ReactElement[] = [];
const NO_CHOICES: FilterChoice[] = [];

type ConsoleListProps = Omit<ListProps, 'children' | 'actions' | 'empty' | 'exporter' | 'filters'> &
  ResponsiveTableProps & {
    /** Beside the text search. */
    filters?: ReactElement[];
    /** A list without a text search has no filters at all. */
    search?: boolean;
    /** Buttons beside the column selector. */
    tools?: ReactNode;
    /** Above the list. */
    notice?: ReactNode;
    /** What its signs mean, between the choices and the table. */
    legend?: ReactNode;
    /** Exclusive filters above the table. */
    choices?: FilterChoice[];
  };

/** Every list of the console. */
export const ConsoleList = ({
  filters = NO_FILTERS,
  search = true,
  tools,
  notice,
  legend,
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
      filters={search ? [<SearchFilter key="q" source="q" alwaysOn />, ...filters] : undefined}
      perPage={PER_PAGE}
      queryOptions={{ ...listQueryOptions, ...queryOptions }}
      pagination={<ListPagination />}
      exporter={false}
      empty={false}
      sort={useSortOf(choices, sort)}
      actions={
        <TopToolbar sx={{ alignItems: 'center' }}>
          {search && <FilterButton disableSaveQuery />}
          {!isSmall && <ColumnsButton />}
          {tools}
        </TopToolbar>
      }
      {...list}
    >
      <>
        <RememberList />
        <Box sx={{ px: { xs: 1, md: 2 } }}>
          {notice}
          {choices.length > 0 ? <FilterChips choices={choices} /> : <SavedViewsSlot />}
          {legend}
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
