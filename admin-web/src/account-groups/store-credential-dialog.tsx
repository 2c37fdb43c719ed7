import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StoreCredentialBody } from '#contracts/http/vault.http';
import { LOGIN_LENGTH } from '#contracts/limits';
import type { ActionBody } from '../data-provider';
import { ActionDialog } from '../shared/action-dialog';

const FIELDS = [
  { name: 'username', required: true },
  { name: 'password', required: true },
  { name: 'profile' },
  { name: 'pin' },
  { name: 'note', lines: 2 },
] as const satisfies { name: keyof StoreCredentialBody; required?: true; lines?: number }[];
type Field = (typeof FIELDS)[number]['name'];

interface StoreCredentialDialogProps {
  pending: boolean;
  error: Error | null;
  onStore: (body: ActionBody) => void;
  onClose: () => void;
}

/** Begins empty, also for a replacement: the console is never told what is stored. */
export const StoreCredentialDialog = ({ onStore, ...rest }: StoreCredentialDialogProps) => {
  const translate = useTranslate();
  const [login, setLogin] = useState<Record<Field, string>>({
    username: '',
    password: '',
    profile: '',
    pin: '',
    note: '',
  });
  const [tried, setTried] = useState(false);
  const missing = (name: Field) => (name === 'username' || name === 'password') && login[name].trim() === '';
  const submit = () => {
    setTried(true);
    if (FIELDS.some(({ name }) => missing(name))) return;
    onStore(Object.fromEntries(Object.entries(login).filter(([, value]) => value.trim() !== '')));
  };
  const label = translate('actions.account-groups.store-credential.label');
  return (
    <ActionDialog {...rest} title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate('actions.account-groups.store-credential.ask')}</DialogContentText>
      {FIELDS.map(({ name, ...field }, index) => (
        <TextField
          key={name}
          autoFocus={index === 0}
          margin="dense"
          required={'required' in field}
          multiline={'lines' in field}
          minRows={'lines' in field ? field.lines : undefined}
          type={name === 'password' ? 'password' : 'text'}
          autoComplete={name === 'password' ? 'new-password' : 'off'}
          label={translate(`vault.fields.${name}`)}
          value={login[name]}
          error={tried && missing(name)}
          helperText={tried && missing(name) ? translate('ra.validation.required') : undefined}
          onChange={(event) => setLogin({ ...login, [name]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: LOGIN_LENGTH[name] } }}
        />
      ))}
    </ActionDialog>
  );
};
