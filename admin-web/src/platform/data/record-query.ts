import { HttpError, useGetResourceLabel, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { retryOnce } from './query-client';

const GONE = new Set([400, 404, 422]);

/** Query options of a record: a missing one redirects to the list, any other error is shown in place. */
export function useRecordQuery() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  const label = useGetResourceLabel();
  return {
    ...retryOnce,
    onError: (error: Error) => {
      if (!(error instanceof HttpError) || !GONE.has(error.status)) return;
      notify('notFound.record', { type: 'error', messageArgs: { what: label(resource, 1) } });
      redirect('list', resource);
    },
  };
}
