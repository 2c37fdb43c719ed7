import { DialogContentText } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { ADMIN_PASSWORD_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';

/** The password is visible while it is typed: it has to be handed over to the colleague. */
export const SetPasswordDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = ({ password }: FormValues) => onAct({ password: password ?? '' });
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 2 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput
        source="password"
        label={`actions.${resource}.${action}.fields.password`}
        autoFocus
        isRequired
        helperText={translate('adminForm.password', ADMIN_PASSWORD_LENGTH)}
        slotProps={{ htmlInput: { maxLength: ADMIN_PASSWORD_LENGTH.max, autoComplete: 'off', spellCheck: false } }}
      />
    </ActionDialog>
  );
};
