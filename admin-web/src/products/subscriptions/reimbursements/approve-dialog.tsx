import { Alert, DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import { type ActionFormProps, ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { IncompleteGroupAlert } from './incomplete-group-alert';
import { ReasonInput } from '../../../platform/forms/reason-input';

/** Above the limit of the plan a second admin says why. docs/rules/hosts.md#limit */
export const ApproveDialog = (props: ActionFormProps) => {
  const reimbursement = useRecordContext<AdminReimbursement>();
  if (reimbursement && reimbursement.amount > reimbursement.limit)
    return <OverLimitDialog {...props} reimbursement={reimbursement} />;
  return (
    <ConfirmDialog {...props}>
      <IncompleteGroupAlert of={reimbursement} />
    </ConfirmDialog>
  );
};

const OverLimitDialog = ({
  resource,
  action,
  onAct,
  reimbursement,
  ...rest
}: ActionFormProps & { reimbursement: AdminReimbursement }) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const [amount, limit] = [formatRupiah(reimbursement.amount), formatRupiah(reimbursement.limit)];
  return (
    <ActionDialog
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={({ reason }: FormValues) => onAct({ reason: reason?.trim() })}
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Alert severity="warning" sx={{ my: 1 }}>
        {translate('reimbursement.overLimit', { amount, limit })}
      </Alert>
      <IncompleteGroupAlert of={reimbursement} />
      <ReasonInput internal autoFocus />
    </ActionDialog>
  );
};
