import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { HttpError, type Identifier, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { ActionBody, AdminDataProvider } from '../data/data-provider';

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

/**
 * Sends an action of a record, notifies, and refreshes the page: one action may change many records. A second press is none until the first
 * has its answer: it would be refused, and hide that the first one was done.
 */
export function useAct(resource: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  const isSent = useRef(false);
  const acting = useMutation<{ data: unknown }, Error, Act>({
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
    onSettled: () => {
      isSent.current = false;
    },
  });
  const mutate: typeof acting.mutate = (act, callbacks) => {
    // Not `isPending`, which is that of the last render: both clicks of a double click come before the next.
    if (isSent.current) return;
    isSent.current = true;
    acting.mutate(act, callbacks);
  };
  return { ...acting, mutate };
}
