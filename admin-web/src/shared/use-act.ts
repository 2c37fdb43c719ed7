import { useMutation } from '@tanstack/react-query';
import { HttpError, type Identifier, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ActionBody, AdminDataProvider } from '../data-provider';

interface Act {
  id: Identifier;
  action: string;
  body?: ActionBody;
}

const CONFLICT = 409;

/** Takes an action on a record and shows what became of it. Everything on the screen is read again afterwards: one act moves many records. */
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
    // The dialog shows the error; after a conflict what it was drawn from is stale.
    onError: (error) => {
      if (error instanceof HttpError && error.status === CONFLICT) refresh();
    },
  });
}
