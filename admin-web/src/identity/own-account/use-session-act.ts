import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ActionBody, AdminDataProvider } from '../../platform/data/data-provider';
import { useSend } from '../../platform/actions/use-send';

export const devicesKey = ['session', 'devices'];

/** An action on the admin's own sessions: notifies, and reads the devices anew. */
export function useSessionAct(action: 'end' | 'end-others' | 'change-password', onDone?: () => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  return useSend<unknown, Error, { uid?: string; body?: ActionBody }>({
    mutationFn: ({ uid, body = {} }) => dataProvider.post(['session', uid, action].filter(Boolean).join('/'), body),
    onSuccess: () => {
      notify(`actions.session.${action}.done`, { type: 'success' });
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}
