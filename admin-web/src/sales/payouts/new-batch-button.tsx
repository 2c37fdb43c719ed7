import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { ToolButton } from '../../platform/ui/tool-button';

/** Puts all that is approved into one batch, and opens it. */
export const NewBatchButton = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const { canAccess } = useCanAccess({ resource: 'payout-batches', action: 'create' });
  const create = useMutation({
    mutationFn: () => dataProvider.post<{ uid: string }>('payout-batches', {}),
    onSuccess: ({ uid }) => redirect('show', 'payout-batches', uid),
    onError: (error) => notify(error.message, { type: 'warning' }),
  });
  if (!canAccess) return null;
  return (
    <ToolButton
      label="payouts.newBatch"
      icon={<PlaylistAddIcon />}
      onClick={() => create.mutate()}
      disabled={create.isPending}
    />
  );
};
