import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { ToolButton } from '../../platform/ui/tool-button';
import { useSend } from '../../platform/actions/use-send';

const MOST_NAMED = 100;

/** Puts all that is approved into one batch, and opens it. Recipients who are blocked are named before. */
export const NewBatchButton = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'payout-batches', action: 'create' });
  const [blocked, setBlocked] = useState<AdminPayout[]>([]);
  const create = useSend({
    mutationFn: () => dataProvider.post<{ uid: string }>('payout-batches', {}),
    onSuccess: ({ uid }) => redirect('show', 'payout-batches', uid),
  });
  const refuse = (error: Error) => notify(error.message, { type: 'warning' });
  const look = useSend({
    mutationFn: () =>
      dataProvider.getList<AdminPayout>('payouts', {
        filter: { state: 'approved', blocked: true },
        pagination: { page: 1, perPage: MOST_NAMED },
        sort: { field: 'dueAt', order: 'ASC' },
      }),
    onSuccess: ({ data }) => {
      // Without an account, or in a batch already: not in this one.
      const found = data.filter(({ batchUid, accountNumber }) => batchUid === null && accountNumber !== null);
      if (found.length > 0) setBlocked(found);
      else create.mutate(undefined, { onError: refuse });
    },
    onError: refuse,
  });
  if (!canAccess) return null;
  return (
    <>
      <ToolButton
        label="payouts.newBatch"
        icon={<PlaylistAddIcon />}
        onClick={() => look.mutate()}
        disabled={look.isPending || create.isPending}
      />
      {blocked.length > 0 && (
        <ActionDialog
          title={`${translate('payouts.newBatch')}?`}
          submitLabel={translate('payouts.newBatch')}
          pending={create.isPending}
          error={create.error}
          onSubmit={() => create.mutate()}
          onClose={() => {
            setBlocked([]);
            create.reset();
          }}
        >
          <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {translate('payouts.blockedInBatch')}
            {blocked.map(({ id, customerName, amount }) => (
              <div key={id}>
                {customerName} · {formatRupiah(amount)}
              </div>
            ))}
          </Alert>
        </ActionDialog>
      )}
    </>
  );
};
