import { DialogContentText } from '@mui/material';
import { TextInput, required, useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { MomentInput } from '../../platform/forms/moment-input';
import { minTrimmedLength } from '../../platform/forms/validators';
import { formatDateTime } from '../../platform/fields/format';

interface Span {
  startsAt: string;
  endsAt: string;
}
interface Values {
  startsAt?: string;
  endsAt?: string;
  reason: string;
}

const validateReason = minTrimmedLength(REASON_LENGTH.min, 'dialog.internalReasonHelp');

/** Closes a slot of the calendar, or without one any time, e.g. for days. */
export const BlockDialog = ({ resource, action, onAct, slot, ...rest }: ActionFormProps & { slot?: Span }) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  const submit = ({ startsAt, endsAt, reason }: Values) =>
    onAct({
      startsAt: slot?.startsAt ?? startsAt,
      endsAt: slot?.endsAt ?? endsAt,
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
          <MomentInput source="startsAt" label={`${key}.fields.startsAt`} validate={required()} />
          <MomentInput source="endsAt" label={`${key}.fields.endsAt`} validate={required()} />
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
