import { HttpError, useGetResourceLabel, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { onceMore } from './query-client';

const GONE = new Set([400, 404, 422]);

/** Reading a record: one that is not there leads to the list; any other failure is told where the record would be. */
export function useRecordQuery() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  const label = useGetResourceLabel();
  return {
    ...onceMore,
    onError: (error: Error) => {
      if (!(error instanceof HttpError) || !GONE.has(error.status)) return;
      notify('notFound.record', { type: 'error', messageArgs: { what: label(resource, 1) } });
      redirect('list', resource);
    },
  };
}
