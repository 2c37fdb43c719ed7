import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';

/** Says when the group has not yet brought in what its host is about to be given. Nothing when it has. */
export const UnsettledGroup = () => {
  const reimbursement = useRecordContext<AdminReimbursement>();
  const translate = useTranslate();
  if (!reimbursement || reimbursement.groupSeatsSettled >= reimbursement.groupSeats) return null;
  const { groupSeats: seats, groupSeatsSettled: settled } = reimbursement;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('reimbursement.unsettled', { seats, settled })}
    </Alert>
  );
};
