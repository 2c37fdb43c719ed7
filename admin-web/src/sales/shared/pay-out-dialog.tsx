import { DialogContentText, Typography } from '@mui/material';
import { type RaRecord, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { REFERENCE_LENGTH } from '#contracts/limits';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { PictureInput } from '../../platform/files/picture-input';
import { minTrimmedLength } from '../../platform/forms/validators';

const validateReference = minTrimmedLength(REFERENCE_LENGTH.min);

interface Payout extends RaRecord {
  amount: number;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
}

/** Records a transfer that was made at the bank. */
export const PayOutDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payout = useRecordContext<Payout>();
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  if (!payout) return null;
  const submit = ({ reference, proof }: { reference: string; proof: File | null }) => {
    const form = new FormData();
    form.set('reference', reference.trim());
    if (proof) form.set('proof', proof);
    onAct(form);
  };
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText>{translate(`${key}.ask`)}</DialogContentText>
      <Typography sx={{ my: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {formatRupiah(payout.amount)} → {payout.bankName} {payout.accountNumber} ({payout.accountName})
      </Typography>
      <TextInput
        source="reference"
        autoFocus
        isRequired
        validate={validateReference}
        slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
      />
      <PictureInput source="proof" label={translate(`${key}.fields.proof`)} />
    </ActionDialog>
  );
};
