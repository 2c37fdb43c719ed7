import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminVoucher } from '#contracts/http/vouchers.http';
import { dayInWib } from '#domain/time/wib';
import { ActionDialog } from '../shared/action-dialog';
import type { ActionFormProps } from '../shared/simple-dialogs';

/** Which treatment, and on which day it was given; sent with its number, so that pressing twice counts once. */
export const UseDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const voucher = useRecordContext<AdminVoucher>();
  const translate = useTranslate();
  const today = dayInWib(new Date());
  const [day, setDay] = useState(today);
  // Kept while the dialog is open: the record may be read again behind it.
  const [number] = useState((voucher?.used ?? 0) + 1);
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={() => onAct({ number, usedOn: day })}>
      <DialogContentText sx={{ mb: 2 }}>
        {translate('voucher.nth', { number, treatments: voucher?.treatments ?? 0 })}
      </DialogContentText>
      <TextField
        autoFocus
        required
        type="date"
        label={translate('voucher.usedOn')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { max: today, min: voucher && dayInWib(new Date(voucher.issuedAt)) },
        }}
      />
    </ActionDialog>
  );
};
