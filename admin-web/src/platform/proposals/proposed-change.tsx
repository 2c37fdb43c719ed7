import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAct } from '../actions/use-act';
import { useCan } from '../auth/permissions';
import { useSession } from '../auth/session';
import type { ActionBody } from '../data/data-provider';
import { formatDateTime } from '../fields/format';
import { WithdrawDialog } from './withdraw-dialog';

interface ProposedChangeProps {
  resource: 'shop-settings' | 'payment-methods';
  id: string;
  /** Null: nothing waits. */
  proposed: { by: string; byUid: string; at: string; reason: string } | null;
  /** What it is to be. */
  to: string;
  /** The same change, as another admin makes it. */
  same: { action: string; body: ActionBody };
}

/** A change that waits for another admin: who wants what, and both ways on. docs/rules/shop.md#two-owners */
export const ProposedChange = ({ resource, id, proposed, to, same }: ProposedChangeProps) => {
  const translate = useTranslate();
  const can = useCan();
  const act = useAct(resource);
  const isOwn = useSession()?.uid === proposed?.byUid;
  const [withdraws, setWithdraws] = useState(false);
  if (!proposed) return null;
  const { by, at, reason } = proposed;
  return (
    <>
      <Alert
        severity="info"
        sx={{ my: 1, overflowWrap: 'anywhere', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 60%' } }}
        action={
          can(`${resource}.withdraw`) && (
            <>
              {!isOwn && (
                <Button
                  color="inherit"
                  size="small"
                  loading={act.isPending}
                  onClick={() => act.mutate({ id, ...same })}
                >
                  {translate('proposedChange.approve')}
                </Button>
              )}
              <Button color="inherit" size="small" onClick={() => setWithdraws(true)}>
                {translate(`actions.${resource}.withdraw.label`)}
              </Button>
            </>
          )
        }
      >
        {translate(reason ? 'proposedChange.text' : 'proposedChange.withoutReason', {
          by,
          to,
          at: formatDateTime(at),
          reason,
        })}{' '}
        {translate(isOwn ? 'proposedChange.own' : 'proposedChange.others')}
      </Alert>
      {act.error && <Alert severity="error">{act.error.message}</Alert>}
      {withdraws && <WithdrawDialog resource={resource} id={id} onClose={() => setWithdraws(false)} />}
    </>
  );
};
