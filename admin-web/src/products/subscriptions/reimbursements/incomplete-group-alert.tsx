import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';

/** Warns when not all seats of the group are paid and confirmed. */
export const IncompleteGroupAlert = ({ of: reimbursement }: { of: AdminReimbursement | undefined }) => {
  const translate = useTranslate();
  if (!reimbursement || reimbursement.groupSeatsPaid >= reimbursement.groupSeats) return null;
  const { groupSeats: seats, groupSeatsPaid: paid } = reimbursement;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('reimbursement.unpaidSeats', { seats, paid })}
    </Alert>
  );
};
