import { RadioButtonGroupInput, TextInput, email, required, useTranslate } from 'react-admin';
import { ADMIN_PASSWORD_LENGTH } from '#contracts/limits';
import { ADMIN_ROLES } from '#domain/platform/admin-role';
import { RecordCreate } from '../../platform/forms/record-form';

const roles = ADMIN_ROLES.map((role) => ({ id: role, name: `adminRole.${role}` }));

/** A new admin with a role and a first password. */
export const AdminCreate = () => (
  <RecordCreate fields={['name', 'email', 'role', 'password']} defaults={{ role: 'support' }}>
    <TextInput source="name" validate={required()} autoFocus autoComplete="off" />
    <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
    <RadioButtonGroupInput source="role" choices={roles} validate={required()} row={false} />
    <TextInput
      source="password"
      validate={required()}
      helperText={useTranslate()('adminForm.password', ADMIN_PASSWORD_LENGTH)}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: ADMIN_PASSWORD_LENGTH.max, spellCheck: false } }}
    />
  </RecordCreate>
);
