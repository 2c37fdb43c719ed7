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
  proposed: { by: string; byUid: string; at: string; reason: string; agrees: 'owner' | 'finance' } | null;
  /** What it is to be. */
  to: string;
  /** The same as it was read here: the API approves no other one. */
  same: ActionBody;
}

/** A change that waits for another admin: who wants what, and both ways on. docs/rules/shop.md#two-owners */
export const ProposedChange = ({ resource, id, proposed, to, same }: ProposedChangeProps) => {
  const translate = useTranslate();
  const mayWithdraw = useCan()(`${resource}.withdraw`);
  const act = useAct(resource);
  const session = useSession();
  const [withdraws, setWithdraws] = useState(false);
  if (!proposed) return null;
  const { by, byUid, at, reason, agrees } = proposed;
  const mayAgree = session?.role === agrees && session.uid !== byUid;
  return (
    <>
      <Alert
        severity="info"
        sx={{ my: 1, overflowWrap: 'anywhere', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 60%' } }}
        action={
          <>
            {mayAgree && (
              <Button
                color="inherit"
                size="small"
                loading={act.isPending}
                onClick={() => act.mutate({ id, action: 'approve', body: same })}
              >
                {translate(`actions.${resource}.approve.label`)}
              </Button>
            )}
            {mayWithdraw && (
              <Button color="inherit" size="small" onClick={() => setWithdraws(true)}>
                {translate(`actions.${resource}.withdraw.label`)}
              </Button>
            )}
          </>
        }
      >
        {translate(reason ? 'proposedChange.text' : 'proposedChange.withoutReason', {
          by,
          to,
          at: formatDateTime(at),
          reason,
        })}{' '}
        {nextStep({ mayAgree, mayWithdraw, agrees })
          .map((key) => translate(`proposedChange.${key}`, { by }))
          .join(' ')}
      </Alert>
      {act.error && <Alert severity="error">{act.error.message}</Alert>}
      {withdraws && <WithdrawDialog resource={resource} id={id} onClose={() => setWithdraws(false)} />}
    </>
  );
};

interface Step {
  mayAgree: boolean;
  mayWithdraw: boolean;
  agrees: 'owner' | 'finance';
}

/** The sentences that say what the reader can do, or whom the proposal waits for, by the names of their texts. */
const nextStep = ({ mayAgree, mayWithdraw, agrees }: Step): string[] => {
  if (mayAgree) return [mayWithdraw ? 'decide' : 'agree'];
  return [`waitsFor.${agrees}`, ...(mayWithdraw ? ['ifWrong'] : [])];
};
