import { DialogContentText } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { PictureInput } from '../../platform/files/picture-input';
import { minTrimmedLength } from '../../platform/forms/validators';

interface Values {
  alt: string;
  proof: File | null;
}
const validateAlt = minTrimmedLength(3);

export const AddPictureDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = ({ alt, proof }: Values) => {
    const form = new FormData();
    form.set('alt', alt.trim());
    if (proof) form.set('proof', proof);
    onAct(form);
  };
  return (
    <ActionDialog<Values> {...rest} title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <PictureInput source="proof" label={translate(`actions.${resource}.${action}.fields.proof`)} />
      <TextInput
        source="alt"
        label={`actions.${resource}.${action}.fields.alt`}
        isRequired
        validate={validateAlt}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
    </ActionDialog>
  );
};
