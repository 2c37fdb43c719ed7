import { DialogContentText } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import type { StoreCredentialBody } from '#contracts/products/subscriptions/vault.http';
import { LOGIN_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionBody } from '../../../platform/data/data-provider';
import { minTrimmedLength } from '../../../platform/forms/validators';

const FIELDS = [
  { name: 'username', isRequired: true },
  { name: 'password', isRequired: true },
  { name: 'profile' },
  { name: 'pin' },
  { name: 'note', multiline: true, minRows: 2 },
] as const satisfies { name: keyof StoreCredentialBody; isRequired?: true; multiline?: true; minRows?: number }[];

interface StoreCredentialDialogProps {
  pending: boolean;
  error: Error | null;
  onStore: (body: ActionBody) => void;
  onClose: () => void;
}

const validateRequired = minTrimmedLength(1);

/** Empty for a replacement too: the console never receives what is stored. */
export const StoreCredentialDialog = ({ onStore, ...rest }: StoreCredentialDialogProps) => {
  const translate = useTranslate();
  const submit = (login: FormValues) =>
    onStore(Object.fromEntries(Object.entries(login).filter(([, value]) => value?.trim())));
  const label = translate('actions.account-groups.store-credential.label');
  return (
    <ActionDialog {...rest} title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate('actions.account-groups.store-credential.ask')}</DialogContentText>
      {FIELDS.map(({ name, ...input }, index) => (
        <TextInput
          {...input}
          key={name}
          source={name}
          label={`actions.account-groups.store-credential.fields.${name}`}
          autoFocus={index === 0}
          type={name === 'password' ? 'password' : 'text'}
          autoComplete={name === 'password' ? 'new-password' : 'off'}
          validate={'isRequired' in input ? validateRequired : undefined}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: LOGIN_LENGTH[name] } }}
        />
      ))}
    </ActionDialog>
  );
};
