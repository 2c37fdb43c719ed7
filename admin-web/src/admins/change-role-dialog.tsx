import { DialogContentText, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminAdmin } from '#contracts/http/admin/admins.http';
import { ADMIN_ROLES } from '#domain/admins/admin-role';
import { ActionDialog } from '../shared/action-dialog';
import type { ActionFormProps } from '../shared/simple-dialogs';

/** The four roles with what each is for, so that nobody has to guess. */
export const ChangeRoleDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const admin = useRecordContext<AdminAdmin>();
  const translate = useTranslate();
  const [role, setRole] = useState<string>(admin?.role ?? 'support');
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={() => onAct({ role })}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <RadioGroup
        aria-label={translate('resources.admins.fields.role')}
        value={role}
        onChange={(_, value) => setRole(value)}
      >
        {ADMIN_ROLES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio autoFocus={one === role} />}
            sx={{ alignItems: 'flex-start', mb: 1 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', mt: 1 }}>
                  {translate(`adminRole.${one}`)}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {translate(`adminRoleHelp.${one}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </ActionDialog>
  );
};
