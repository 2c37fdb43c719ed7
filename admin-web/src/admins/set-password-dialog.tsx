import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ADMIN_PASSWORD_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../shared/action-dialog';
import type { ActionFormProps } from '../shared/simple-dialogs';

/** Shown while it is typed: it is meant for somebody else, who has to be told it. */
export const SetPasswordDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={() => onAct({ password })}>
      <DialogContentText sx={{ mb: 2 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextField
        autoFocus
        required
        fullWidth
        label={translate('resources.admins.fields.newPassword')}
        helperText={translate('adminForm.password', ADMIN_PASSWORD_LENGTH)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ htmlInput: { maxLength: ADMIN_PASSWORD_LENGTH.max, autoComplete: 'off', spellCheck: false } }}
      />
    </ActionDialog>
  );
};
