import { DialogContentText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import { REFERENCE_LENGTH } from '#contracts/limits';
import { formatRupiah } from '#domain/money/sen';
import { ActionDialog } from '../shared/action-dialog';
import { PictureInput } from '../shared/picture-input';
import type { ActionFormProps } from '../shared/simple-dialogs';
import { UnsettledGroup } from './unsettled-group';

/** The transfer is done at the bank; here its reference is written down, with the bank's receipt if there is one. */
export const PayDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const reimbursement = useRecordContext<AdminReimbursement>();
  const translate = useTranslate();
  const [reference, setReference] = useState('');
  const [proof, setProof] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const typed = reference.trim();
  const tooShort = typed.length < REFERENCE_LENGTH.min;
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = () => {
    setTried(true);
    if (tooShort) return;
    const form = new FormData();
    form.set('reference', typed);
    if (proof) form.set('proof', proof);
    onAct(form);
  };
  if (!reimbursement) return null;
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Typography sx={{ my: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {formatRupiah(reimbursement.amount)} → {reimbursement.bankName} {reimbursement.accountNumber} (
        {reimbursement.accountName})
      </Typography>
      <UnsettledGroup />
      <TextField
        autoFocus
        required
        label={translate('resources.reimbursements.fields.reference')}
        value={reference}
        error={tried && tooShort}
        helperText={
          tried && tooShort ? translate(`ra.validation.${typed ? 'minLength' : 'required'}`, REFERENCE_LENGTH) : ' '
        }
        onChange={(event) => setReference(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
      />
      <PictureInput label={translate('resources.reimbursements.fields.proof')} picture={proof} onPick={setProof} />
    </ActionDialog>
  );
};
