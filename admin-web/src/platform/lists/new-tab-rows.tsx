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
import { MIDDLE_BUTTON, openTab, wantsNewTab } from '../ui/new-tab';

/** Table rows that open their record in a new tab with Ctrl, Cmd, or the middle button, like links. */
export const NewTabRows = (props: object) => <DataTableBody {...props} row={NewTabRow} />;

const NewTabRow = (props: DataTableRowProps) => {
  const href = useRowHref();
  const open = (event: MouseEvent) => {
    if (!href || !wantsNewTab(event) || isOnLinkOrButton(event)) return;
    event.preventDefault();
    event.stopPropagation();
    openTab(href);
  };
  return (
    <DataTableRow
      {...props}
      onClickCapture={open}
      onAuxClick={open}
      // The browser would start autoscrolling.
      onMouseDown={(event) => event.button === MIDDLE_BUTTON && !isOnLinkOrButton(event) && event.preventDefault()}
    />
  );
};

/** The page that a click on the row opens; null where it does something else. */
function useRowHref(): string | null {
  const { rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const opensPage = rowClick === 'show' || rowClick === 'edit';
  const href = useHref(opensPage ? createPath({ resource, id: record?.id, type: rowClick }) : '.');
  return opensPage ? href : null;
}

const isOnLinkOrButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button') !== null;
