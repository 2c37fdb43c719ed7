import { DialogContentText } from '@mui/material';
import { TextInput, maxLength, minLength, required, useTranslate } from 'react-admin';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';

const validateNumber = [required(), minLength(5), maxLength(40)];

/** The order or invoice that money is placed with. */
export const NumberDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = ({ number }: FormValues) => onAct({ number: number?.trim() });
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput source="number" label="unplaced.number" validate={validateNumber} autoFocus helperText={false} />
    </ActionDialog>
  );
};
