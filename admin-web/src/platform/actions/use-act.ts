import { HttpError, type Identifier, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { ActionBody, AdminDataProvider } from '../data/data-provider';
import { useSend } from './use-send';

interface Act {
  id: Identifier;
  action: string;
  body?: ActionBody;
}

const CONFLICT = 409;
const TIME_TO_READ_MS = 12_000;

/** The act waits for another admin, who does the same. */
export const isProposed = ({ data }: { data: unknown }): boolean =>
  Boolean((data as Partial<DoneOrProposed> | undefined)?.isProposed);

/** Sends an action of a record, notifies, and refreshes the page: one action may change many records. */
export function useAct(resource: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  return useSend<{ data: unknown }, Error, Act>({
    mutationFn: ({ id, action, body }) => dataProvider.act(resource, id, action, body),
    onSuccess: (answer, { action }) => {
      const messageArgs = { _: translate('ra.notification.updated') };
      const done = isProposed(answer) ? 'proposal.done' : `actions.${resource}.${action}.done`;
      const { why } = (answer.data ?? {}) as Partial<DoneOrProposed>;
      if (why) notify('proposal.doneWhy', { type: 'info', messageArgs: { why }, autoHideDuration: TIME_TO_READ_MS });
      else notify(done, { type: 'success', messageArgs });
      refresh();
    },
    // The dialog shows the error; after a conflict the page is stale.
    onError: (error) => {
      if (error instanceof HttpError && error.status === CONFLICT) refresh();
    },
  });
}
