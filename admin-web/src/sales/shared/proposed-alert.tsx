import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import { useSession } from '../../platform/auth/session';
import { formatDateTime } from '../../platform/fields/format';

/** An amount far above what is owed, as one admin wants to take it. */
interface Proposed {
  by: string;
  byUid: string;
  at: string;
  reason: string;
}

/** Whether this admin has proposed it, and so does not take it. */
export const useIsOwn = (proposed: Proposed | null): boolean => useSession()?.uid === proposed?.byUid;

interface ProposedAlertProps {
  proposed: Proposed | null;
  /** In rupiah. */
  amount: number;
  /** The order that it is for, where that is not plain; null: it is to be a fee or interest of the bank, none any more, or set aside. */
  orderNumber?: string | null;
  isAside?: boolean;
  /** It was charged by mistake. */
  isReversal?: boolean;
  /** Without it there is no button. */
  onWithdraw?: () => void;
}

/** It waits for another admin. docs/rules/payments.md#received-amounts */
export const ProposedAlert = ({
  proposed,
  amount,
  orderNumber,
  isAside,
  isReversal,
  onWithdraw,
}: ProposedAlertProps) => {
  const translate = useTranslate();
  const isOwn = useIsOwn(proposed);
  if (!proposed) return null;
  const { by, at, reason } = proposed;
  const forOrder =
    orderNumber === null
      ? translate(isAside ? 'proposal.asAside' : isReversal ? 'proposal.asNoCharge' : 'proposal.asCharge')
      : orderNumber
        ? translate('proposal.forOrder', { order: orderNumber })
        : '';
  const facts = { by, at: formatDateTime(at), reason, amount: formatRupiah(Math.abs(amount)), forOrder };
  return (
    <Alert
      severity="info"
      sx={{ my: 1, overflowWrap: 'anywhere', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 60%' } }}
      action={
        onWithdraw && (
          <Button color="inherit" size="small" onClick={onWithdraw}>
            {translate('proposal.withdraw')}
          </Button>
        )
      }
    >
      {translate('proposal.text', facts)} {translate(isOwn ? 'proposal.own' : 'proposal.others')}
    </Alert>
  );
};
