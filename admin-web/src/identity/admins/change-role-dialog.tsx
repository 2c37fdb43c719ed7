import { DialogContentText, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminAdmin } from '#contracts/identity/admins.admin.http';
import { ADMIN_ROLES } from '#domain/platform/admin-role';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';

export const ChangeRoleDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const admin = useRecordContext<AdminAdmin>();
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ role: admin?.role ?? 'support' }}
      onSubmit={({ role }: FormValues) => onAct({ role })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <RoleInput />
    </ActionDialog>
  );
};

/** Each role with what it may do. */
const RoleInput = () => {
  const translate = useTranslate();
  const { field } = useInput({ source: 'role' });
  return (
    <RadioGroup {...field} aria-label={translate('resources.admins.fields.role')}>
      {ADMIN_ROLES.map((role) => (
        <FormControlLabel
          key={role}
          value={role}
          control={<Radio autoFocus={role === field.value} />}
          sx={{ alignItems: 'flex-start', mb: 1 }}
          label={
            <>
              <Typography component="span" sx={{ display: 'block', mt: 1 }}>
                {translate(`adminRole.${role}`)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {translate(`adminRoleHelp.${role}`)}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
};
