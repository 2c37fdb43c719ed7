import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, SimpleList, type SimpleListProps } from 'react-admin';
import { ChosenActionHost } from './chosen-action';
import { NewTabRows } from './new-tab-rows';
import { NothingHere } from './nothing-here';
import { OrderText } from './unbroken';

export interface ResponsiveTableProps {
  /** The list on a narrow screen. */
  small: SimpleListProps;
  table?: Omit<DataTableProps, 'children'>;
  /** The columns. */
  children: ReactNode;
}

/** A table where there is room, a list of lines on a phone, and one empty state for both. */
export const ResponsiveTable = ({ small, table, children }: ResponsiveTableProps) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const rows = isSmall ? (
    <SimpleList rowClick="show" empty={<NothingHere />} {...small} primaryText={withOrderNumbers(small.primaryText)} />
  ) : (
    <DataTable bulkActionButtons={false} body={NewTabRows} rowClick="show" empty={<NothingHere />} {...table}>
      {children}
    </DataTable>
  );
  return <ChosenActionHost>{rows}</ChosenActionHost>;
};

/** What a line on a phone begins with, its order number in one piece. */
const withOrderNumbers = (text: SimpleListProps['primaryText']): SimpleListProps['primaryText'] =>
  typeof text === 'function'
    ? (record, id) => {
        const line = text(record, id);
        return typeof line === 'string' ? <OrderText>{line}</OrderText> : line;
      }
    : text;
