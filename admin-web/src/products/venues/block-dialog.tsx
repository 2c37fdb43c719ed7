import { DialogContentText, Typography } from '@mui/material';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { REASON_LENGTH } from '#contracts/limits';
import type { AdminVenue } from '#contracts/products/venues/venues.admin.http';
import { LONGEST_BLOCK_MS, slotsTouched } from '#domain/products/venues/schedule';
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

/** A time that begins or ends within a slot takes all of it, and that is said before. */
const TakenSlots = ({ venue }: { venue: AdminVenue }) => {
  const translate = useTranslate();
  const startsAt = useWatch<Values, 'startsAt'>({ name: 'startsAt' });
  const endsAt = useWatch<Values, 'endsAt'>({ name: 'endsAt' });
  return (
    <Typography role="status" variant="body2" sx={{ mb: 1 }}>
      {startsAt && endsAt && startsAt < endsAt && slotsText(venue, { startsAt, endsAt }, translate)}
    </Typography>
  );
};

function slotsText({ prices, slotHours }: AdminVenue, span: Span, translate: ReturnType<typeof useTranslate>): string {
  const [startsAt, endsAt] = [new Date(span.startsAt), new Date(span.endsAt)];
  // The API says so of a longer one, whose days are not counted here.
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_BLOCK_MS) return '';
  const slots = slotsTouched({ startsAt, endsAt }, prices, slotHours);
  return slots.length === 0
    ? translate('venues.block.none')
    : translate('venues.block.slots', {
        smart_count: slots.length,
        from: formatDateTime(slots[0]!.startsAt.toISOString()),
        to: formatDateTime(slots.at(-1)!.endsAt.toISOString()),
      });
}

/** Closes a slot of the calendar, or without one any time, e.g. for days. */
export const BlockDialog = ({ resource, action, onAct, slot, ...rest }: ActionFormProps & { slot?: Span }) => {
  const translate = useTranslate();
  // Inside the form there is no record.
  const venue = useRecordContext<AdminVenue>();
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
          {venue && <TakenSlots venue={venue} />}
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
