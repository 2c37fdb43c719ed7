import { DialogContentText, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { PictureInput } from '../../../platform/files/picture-input';
import { IncompleteGroupAlert } from './incomplete-group-alert';
import { TransferInput, transferOf, useMayBeSame } from '../../../sales/shared/transfer-input';

interface Values {
  reference: string;
  proof: File | null;
}

/** Records a transfer that was made at the bank: its reference, and the bank's receipt if there is one. */
export const PayDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const reimbursement = useRecordContext<AdminReimbursement>();
  const translate = useTranslate();
  const mayBeSame = useMayBeSame(rest.error);
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = (values: Values) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(transferOf(values))) form.set(name, value);
    if (values.proof) form.set('proof', values.proof);
    onAct(form);
  };
  if (!reimbursement) return null;
  return (
    <ActionDialog<Values> {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Typography sx={{ my: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {formatRupiah(reimbursement.amount)} → {reimbursement.bankName} {reimbursement.accountNumber} (
        {reimbursement.accountName})
      </Typography>
      <IncompleteGroupAlert of={reimbursement} />
      <TransferInput autoFocus mayBeSame={mayBeSame} />
      <PictureInput source="proof" label={translate('resources.reimbursements.fields.proof')} />
    </ActionDialog>
  );
};
