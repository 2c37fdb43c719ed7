import { DialogContentText, Typography } from '@mui/material';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { REFERENCE_LENGTH } from '#contracts/limits';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { PictureInput } from '../../../platform/files/picture-input';
import { minTrimmedLength } from '../../../platform/forms/validators';
import { IncompleteGroupAlert } from './incomplete-group-alert';

interface Values {
  reference: string;
  proof: File | null;
}

const validateReference = minTrimmedLength(REFERENCE_LENGTH.min);

/** Records a transfer that was made at the bank: its reference, and the bank's receipt if there is one. */
export const PayDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const reimbursement = useRecordContext<AdminReimbursement>();
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = ({ reference, proof }: Values) => {
    const form = new FormData();
    form.set('reference', reference.trim());
    if (proof) form.set('proof', proof);
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
      <TextInput
        source="reference"
        autoFocus
        isRequired
        validate={validateReference}
        slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
      />
      <PictureInput source="proof" label={translate('resources.reimbursements.fields.proof')} />
    </ActionDialog>
  );
};
