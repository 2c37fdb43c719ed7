import { DialogContentText, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DEVICE_LENGTH, EMAIL_LENGTH, PHONE_LENGTH, REASON_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../shared/action-dialog';
import { PictureInput } from '../shared/picture-input';

interface CreateEntryDialogProps {
  pending: boolean;
  error: Error | null;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
}

const NOTHING = { reason: '', phoneNumber: '', email: '', deviceId: '', until: '' };
type Field = keyof typeof NOTHING;
const LONGEST: Partial<Record<Field, number>> = {
  reason: REASON_LENGTH.max,
  phoneNumber: PHONE_LENGTH.max,
  email: EMAIL_LENGTH.max,
  deviceId: DEVICE_LENGTH.max,
};

/** Who is blocked by what, why, until when, and the picture that shows it. The API says what is wrong with it. */
export const CreateEntryDialog = ({ onSubmit, ...dialog }: CreateEntryDialogProps) => {
  const translate = useTranslate();
  const [values, setValues] = useState(NOTHING);
  const [evidence, setEvidence] = useState<File | null>(null);
  const submit = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) if (value.trim()) form.set(name, value.trim());
    if (evidence) form.set('proof', evidence);
    onSubmit(form);
  };
  const field = (name: Field) => ({
    label: translate(`resources.blacklist.fields.${name}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    slotProps: { htmlInput: { maxLength: LONGEST[name], autoComplete: 'off' } },
  });
  const label = translate('actions.blacklist.create.label');
  return (
    <ActionDialog {...dialog} danger title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate('actions.blacklist.create.ask')}</DialogContentText>
      <Stack useFlexGap sx={{ gap: 1 }}>
        <TextField {...field('reason')} autoFocus required multiline minRows={2} />
        <TextField {...field('phoneNumber')} />
        <TextField {...field('email')} />
        <TextField {...field('deviceId')} />
        <TextField
          {...field('until')}
          type="date"
          helperText={translate('blacklist.untilHelp')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <PictureInput
          label={translate('resources.blacklist.fields.evidence')}
          picture={evidence}
          onPick={setEvidence}
        />
      </Stack>
    </ActionDialog>
  );
};
