import { DialogContentText, Stack } from '@mui/material';
import { DateInput, TextInput, useTranslate } from 'react-admin';
import { DEVICE_LENGTH, EMAIL_LENGTH, PHONE_LENGTH, REASON_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { PictureInput } from '../../platform/files/picture-input';

interface CreateEntryDialogProps {
  pending: boolean;
  error: Error | null;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
}

type Values = Record<string, string | null> & { proof?: File | null };

const limit = (maxLength: number) => ({ htmlInput: { maxLength, autoComplete: 'off' } });

/** Form of a new entry: matched facts, reason, end, and a picture as evidence. The API validates it. */
export const CreateEntryDialog = ({ onSubmit, ...dialog }: CreateEntryDialogProps) => {
  const translate = useTranslate();
  const submit = (values: Values) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) {
      if (value instanceof File) form.set(name, value);
      else if (value?.trim()) form.set(name, value.trim());
    }
    onSubmit(form);
  };
  const label = translate('actions.blacklist.create.label');
  return (
    <ActionDialog<Values> {...dialog} danger title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate('actions.blacklist.create.ask')}</DialogContentText>
      <Stack useFlexGap sx={{ gap: 1 }}>
        <TextInput
          source="reason"
          autoFocus
          isRequired
          multiline
          minRows={2}
          helperText={false}
          slotProps={limit(REASON_LENGTH.max)}
        />
        <TextInput source="phoneNumber" helperText={false} slotProps={limit(PHONE_LENGTH.max)} />
        <TextInput source="email" helperText={false} slotProps={limit(EMAIL_LENGTH.max)} />
        <TextInput source="deviceId" helperText={false} slotProps={limit(DEVICE_LENGTH.max)} />
        <DateInput source="until" helperText="blacklist.untilHelp" />
        <PictureInput source="proof" label={translate('actions.blacklist.create.fields.proof')} />
      </Stack>
    </ActionDialog>
  );
};
