import { DialogContentText } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { ActionDialog } from '../actions/action-dialog';
import type { ActionFormProps } from '../actions/simple-dialogs';
import { minTrimmedLength } from '../forms/validators';
import { PictureInput } from './picture-input';

const validateAlt = minTrimmedLength(3);

/** A form that is sent as multipart, without what was left empty. */
export function multipart(fields: Record<string, string | number | null | undefined>, proof: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value ?? '').trim());
  if (proof) form.set('proof', proof);
  return form;
}

/** A picture with the text for those who do not see it. */
export const SetPictureDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ alt: string; proof: File | null }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ alt, proof }) => onAct(multipart({ alt }, proof))}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <PictureInput source="proof" label={translate(`${key}.fields.proof`)} />
      <TextInput
        source="alt"
        label={`${key}.fields.alt`}
        isRequired
        validate={validateAlt}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
    </ActionDialog>
  );
};
