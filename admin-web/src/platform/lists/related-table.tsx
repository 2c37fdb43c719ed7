import type { ReactNode } from 'react';
import { DataTable, ReferenceManyField } from 'react-admin';
import { NewTabRows } from './new-tab-rows';

interface RelatedTableProps {
  resource: string;
  /** Field of the related records that holds the id of this one. */
  target: string;
  sortBy: string;
  /** The columns. */
  children: ReactNode;
}

const MAX_ROWS = 100;

/** The records that belong to the one on the page. */
export const RelatedTable = ({ resource, target, sortBy, children }: RelatedTableProps) => (
  <ReferenceManyField reference={resource} target={target} perPage={MAX_ROWS} sort={{ field: sortBy, order: 'ASC' }}>
    <DataTable bulkActionButtons={false} body={NewTabRows} rowClick="show">
      {children}
    </DataTable>
  </ReferenceManyField>
);
