import { DialogContentText } from '@mui/material';
import { DateTimeInput, TextInput, required, useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { minTrimmedLength } from '../../platform/forms/validators';
import { formatDateTime } from '../../platform/fields/format';

interface Span {
  startsAt: string;
  endsAt: string;
}
interface Values {
  startsAt?: Date | string;
  endsAt?: Date | string;
  reason: string;
}

const validateReason = minTrimmedLength(REASON_LENGTH.min, 'dialog.internalReasonHelp');
const iso = (value: Date | string | undefined) => (value ? new Date(value).toISOString() : undefined);

/** Closes a slot of the calendar, or without one any time, e.g. for days. */
export const BlockDialog = ({ resource, action, onAct, slot, ...rest }: ActionFormProps & { slot?: Span }) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  const submit = ({ startsAt, endsAt, reason }: Values) =>
    onAct({
      startsAt: slot?.startsAt ?? iso(startsAt),
      endsAt: slot?.endsAt ?? iso(endsAt),
      reason: reason.trim(),
    });
  return (
    <ActionDialog<Values> {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>
        {slot ? `${formatDateTime(slot.startsAt)} – ${formatDateTime(slot.endsAt)}. ` : ''}
        {translate(`${key}.ask`)}
      </DialogContentText>
      {!slot && (
        <>
          <DateTimeInput source="startsAt" label={`${key}.fields.startsAt`} validate={required()} helperText={false} />
          <DateTimeInput source="endsAt" label={`${key}.fields.endsAt`} validate={required()} helperText={false} />
        </>
      )}
      <TextInput
        source="reason"
        label="dialog.reason"
        isRequired
        validate={validateReason}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
      />
    </ActionDialog>
  );
};
