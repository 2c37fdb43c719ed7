import { DialogContentText, Typography } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { PictureInput } from '../../platform/files/picture-input';
import { TransferInput, transferOf, useMayBeSame } from './transfer-input';

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
  const mayBeSame = useMayBeSame(rest.error);
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  if (!payout) return null;
  const submit = (values: { reference: string; proof: File | null }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(transferOf(values))) form.set(name, value);
    if (values.proof) form.set('proof', values.proof);
    onAct(form);
  };
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText>{translate(`${key}.ask`)}</DialogContentText>
      <Typography sx={{ my: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {formatRupiah(payout.amount)} → {payout.bankName} {payout.accountNumber} ({payout.accountName})
      </Typography>
      <TransferInput autoFocus mayBeSame={mayBeSame} />
      <PictureInput source="proof" label={translate(`${key}.fields.proof`)} />
    </ActionDialog>
  );
};
