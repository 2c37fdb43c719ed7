import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminVoucher } from '#contracts/products/vouchers/vouchers.http';
import { dayInWib } from '#domain/platform/wib';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';

const validateDay = required();

/** Records one treatment of a voucher. Sent with its number, so that a repeated request counts once. */
export const UseDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const voucher = useRecordContext<AdminVoucher>();
  const translate = useTranslate();
  const today = dayInWib(new Date());
  // Kept while the dialog is open: the record may be refetched behind it.
  const [number] = useState((voucher?.used ?? 0) + 1);
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog<{ usedOn: string }>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ usedOn: today }}
      onSubmit={({ usedOn }) => onAct({ number, usedOn })}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {translate('voucher.nth', { number, treatments: voucher?.treatments ?? 0 })}
      </DialogContentText>
      <TextInput
        type="date"
        source="usedOn"
        label={`actions.${resource}.${action}.fields.usedOn`}
        autoFocus
        validate={validateDay}
        helperText={false}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { max: today, min: voucher && dayInWib(new Date(voucher.issuedAt)) },
        }}
      />
    </ActionDialog>
  );
};
