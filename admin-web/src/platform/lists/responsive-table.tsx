import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, SimpleList, type SimpleListProps } from 'react-admin';
import { ChosenActionHost } from '../actions/chosen-action';
import { NewTabRows } from './new-tab-rows';
import { EmptyList } from './empty-list';
import { NoWrapOrderNumbers } from '../fields/no-wrap';

export interface ResponsiveTableProps {
  /** Props of the SimpleList on a narrow screen. */
  small: SimpleListProps;
  table?: Omit<DataTableProps, 'children'>;
  /** The columns. */
  children: ReactNode;
}

/** A table on a wide screen, a SimpleList on a phone. */
export const ResponsiveTable = ({ small, table, children }: ResponsiveTableProps) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const rows = isSmall ? (
    <SimpleList rowClick="show" empty={<EmptyList />} {...small} primaryText={withOrderNumbers(small.primaryText)} />
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
        return typeof line === 'string' ? <NoWrapOrderNumbers>{line}</NoWrapOrderNumbers> : line;
      }
    : text;
