import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  useListContext,
} from 'react-admin';
import { ChosenActionHost } from '../actions/chosen-action';
import { NewTabRows } from './new-tab-rows';
import { ChosenBar, RowChoice } from './row-choice';
import { EmptyList } from './empty-list';
import { NoWrapOrderNumbers } from '../fields/no-wrap';
import { SkeletonRows } from '../ui/skeletons';

export interface ResponsiveTableProps {
  /** Props of the SimpleList on a narrow screen. */
  small: SimpleListProps;
  table?: Omit<DataTableProps, 'children'>;
  /** The columns. */
  children: ReactNode;
}

/** As many as a window shows. */
const MOST_ROWS = 12;

/** A table on a wide screen, a SimpleList on a phone, and rows in its place while it is read. */
export const ResponsiveTable = ({ small, table, children }: ResponsiveTableProps) => {
  const { isPending, perPage } = useListContext();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isPending) return <SkeletonRows rows={Math.min(perPage, MOST_ROWS)} />;
  const rows = isSmall ? (
    <>
      <SimpleList
        rowClick="show"
        empty={<EmptyList />}
        {...(table?.bulkActionButtons && { leftIcon: (record: RaRecord) => <RowChoice of={record} /> })}
        {...small}
        primaryText={withOrderNumbers(small.primaryText)}
      />
      {table?.bulkActionButtons && <ChosenBar>{table.bulkActionButtons}</ChosenBar>}
    </>
  ) : (
    <DataTable bulkActionButtons={false} body={NewTabRows} rowClick="show" empty={<EmptyList />} {...table}>
      {children}
    </DataTable>
  );
  return <ChosenActionHost>{rows}</ChosenActionHost>;
};

/** Keeps order numbers on one line. */
const withOrderNumbers = (text: SimpleListProps['primaryText']): SimpleListProps['primaryText'] =>
  typeof text === 'function'
    ? (record, id) => {
        const line = text(record, id);
        // One element, beside which the badge of the row stands.
        return <span>{typeof line === 'string' ? <NoWrapOrderNumbers>{line}</NoWrapOrderNumbers> : line}</span>;
      }
    : text;
