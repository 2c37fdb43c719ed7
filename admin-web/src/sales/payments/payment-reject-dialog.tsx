import { DialogContentText, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { TextInput, useInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { REASON_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { NoWrapOrderNumbers } from '../../platform/fields/no-wrap';
import { Payer } from './payer';
import { minTrimmedLength } from '../../platform/forms/validators';

/** By the name of its short label. Read by the customer, so Indonesian in either language of the console. */
export const REJECT_REASONS = {
  unclear: 'Bukti transfernya kurang jelas. Tolong unggah foto yang lebih terang dan utuh, ya.',
  otherAmount: 'Nominal di bukti berbeda dengan total pesanan.',
  notReceived: 'Dananya belum masuk ke rekening kami. Coba cek lagi status transfernya, ya.',
  otherOrder: 'Bukti ini bukan untuk pesanan ini.',
  usedBefore: 'Bukti ini sudah pernah dipakai untuk pesanan lain.',
} as const;
const REASONS = Object.entries(REJECT_REASONS);

const validateReason = minTrimmedLength(REASON_LENGTH.min, 'dialog.reasonHelp');

/** Preset reasons fill the message, which can be edited; none is preselected, so that Enter alone rejects nothing. */
export const PaymentRejectDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  if (!payment) return null;
  return (
    <ActionDialog
      {...rest}
      title={<NoWrapOrderNumbers>{translate('desk.rejectTitle', { order: payment.orderNumber })}</NoWrapOrderNumbers>}
      submitLabel={translate(`actions.${resource}.${action}.label`)}
      onSubmit={({ reason }: FormValues) => onAct({ reason: reason?.trim() })}
    >
      <Payer of={payment} />
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <PresetReasons />
      <TextInput
        source="reason"
        label="desk.rejectText"
        isRequired
        multiline
        minRows={2}
        validate={validateReason}
        helperText={translate('desk.rejectHelp', REASON_LENGTH)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max, lang: 'id' } }}
      />
    </ActionDialog>
  );
};

const PresetReasons = () => {
  const translate = useTranslate();
  const labelId = useId();
  const { field } = useInput({ source: 'reason' });
  const pickByNumber = (event: KeyboardEvent) => {
    const picked = REASONS[Number(event.key) - 1];
    if (picked) field.onChange(picked[1]);
  };
  return (
    <FormControl sx={{ my: 1 }}>
      <FormLabel id={labelId}>{translate('desk.rejectChoices')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value)}
        onKeyDown={pickByNumber}
      >
        {REASONS.map(([name, text], index) => (
          <FormControlLabel
            key={name}
            value={text}
            control={<Radio size="small" autoFocus={index === 0} sx={{ py: 0.25 }} />}
            label={`${index + 1}. ${translate(`desk.rejectReasons.${name}`)}`}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
