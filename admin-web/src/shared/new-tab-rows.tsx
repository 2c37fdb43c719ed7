import type { MouseEvent } from 'react';
import {
  DataTableBody,
  DataTableRow,
  type DataTableRowProps,
  useCreatePath,
  useDataTableCallbacksContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useHref } from 'react-router';
import { MIDDLE, openTab, wantsNewTab } from './new-tab';

/** The rows of a table, which open their record in a new tab as a link would: with Ctrl, Cmd, or the middle button. */
export const NewTabRows = (props: object) => <DataTableBody {...props} row={NewTabRow} />;

const NewTabRow = (props: DataTableRowProps) => {
  const href = useRowHref();
  const open = (event: MouseEvent) => {
    if (!href || !wantsNewTab(event) || isOfItsOwn(event)) return;
    event.preventDefault();
    event.stopPropagation();
    openTab(href);
  };
  return (
    <DataTableRow
      {...props}
      onClickCapture={open}
      onAuxClick={open}
      // Otherwise the page starts to scroll by itself under the pointer.
      onMouseDown={(event) => event.button === MIDDLE && !isOfItsOwn(event) && event.preventDefault()}
    />
  );
};

/** Where a click on the row leads; a table whose rows do something else has no address to open. */
function useRowHref(): string | null {
  const { rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const leads = rowClick === 'show' || rowClick === 'edit';
  const href = useHref(leads ? createPath({ resource, id: record?.id, type: rowClick }) : '.');
  return leads ? href : null;
}

const isOfItsOwn = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button') !== null;
