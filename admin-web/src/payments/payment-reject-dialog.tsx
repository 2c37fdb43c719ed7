import {
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { REASON_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../shared/action-dialog';
import type { ActionFormProps } from '../shared/simple-dialogs';
import { REJECT_REASONS } from './reject-reasons';

/** Preset reasons fill the message, which can still be changed; none is chosen beforehand, so that Enter alone rejects nothing. */
export const PaymentRejectDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  const labelId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < REASON_LENGTH.min;
  const submit = () => {
    setTried(true);
    if (!tooShort) onAct({ reason: reason.trim() });
  };
  const pickByNumber = (event: KeyboardEvent) => {
    const picked = REJECT_REASONS[Number(event.key) - 1];
    if (picked) setReason(picked);
  };
  if (!payment) return null;
  return (
    <ActionDialog
      {...rest}
      title={translate('desk.rejectTitle', { order: payment.orderNumber })}
      submitLabel={translate(`actions.${resource}.${action}.label`)}
      onSubmit={submit}
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <FormControl sx={{ my: 1 }}>
        <FormLabel id={labelId}>{translate('desk.rejectChoices')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={pickByNumber}
        >
          {REJECT_REASONS.map((text, index) => (
            <FormControlLabel
              key={text}
              value={text}
              control={<Radio size="small" autoFocus={index === 0} />}
              label={`${index + 1}. ${text}`}
              slotProps={{ typography: { lang: 'id', variant: 'body2' } }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        required
        multiline
        minRows={2}
        label={translate('desk.rejectText')}
        value={reason}
        error={tried && tooShort}
        helperText={translate('dialog.reasonHelp', REASON_LENGTH)}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max, lang: 'id' } }}
      />
    </ActionDialog>
  );
};
