import { useMutation } from '@tanstack/react-query';
import { HttpError, type Identifier, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ActionBody, AdminDataProvider } from '../data/data-provider';

interface Act {
  id: Identifier;
  action: string;
  body?: ActionBody;
}

const CONFLICT = 409;

/** Sends an action of a record, notifies, and refreshes the page: one action may change many records. */
export function useAct(resource: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  return useMutation<unknown, Error, Act>({
    mutationFn: ({ id, action, body }) => dataProvider.act(resource, id, action, body),
    onSuccess: (_, { action }) => {
      const messageArgs = { _: translate('ra.notification.updated') };
      notify(`actions.${resource}.${action}.done`, { type: 'success', messageArgs });
      refresh();
    },
    // The dialog shows the error; after a conflict the page is stale.
    onError: (error) => {
      if (error instanceof HttpError && error.status === CONFLICT) refresh();
    },
  });
}
