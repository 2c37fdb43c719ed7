import type { ReactNode } from 'react';
import { DataTable, ReferenceManyField, type SimpleListProps, useListContext } from 'react-admin';
import { QuietLines } from '../ui/answered';
import { NewTabRows } from './new-tab-rows';
import { ResponsiveTable } from './responsive-table';

interface RelatedTableProps {
  resource: string;
  /** Field of the related records that holds the id of this one. */
  target: string;
  sortBy: string;
  /** On a phone, where the columns need more room than there is. */
  small?: SimpleListProps;
  /** The columns. */
  children: ReactNode;
}

const MAX_ROWS = 100;

/** The records that belong to the one on the page. */
export const RelatedTable = ({ resource, target, sortBy, small, children }: RelatedTableProps) => (
  <ReferenceManyField reference={resource} target={target} perPage={MAX_ROWS} sort={{ field: sortBy, order: 'ASC' }}>
    {small ? <ResponsiveTable small={small}>{children}</ResponsiveTable> : <Rows>{children}</Rows>}
  </ReferenceManyField>
);

const Rows = ({ children }: Pick<RelatedTableProps, 'children'>) =>
  useListContext().isPending ? (
    <QuietLines />
  ) : (
    <DataTable bulkActionButtons={false} body={NewTabRows} rowClick="show">
      {children}
    </DataTable>
  );
