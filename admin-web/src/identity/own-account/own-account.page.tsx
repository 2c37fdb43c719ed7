import { Button, Card, CardContent, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, Title, required, useTranslate } from 'react-admin';
import { ADMIN_PASSWORD_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import { useSession } from '../../platform/auth/session';
import { minTrimmedLength } from '../../platform/forms/validators';
import { TitledSection } from '../../platform/ui/titled-section';
import { Devices } from './devices';
import { SecondFactor } from './second-factor';
import { useSessionAct } from './use-session-act';

/** The signed-in admin's own password, second factor and devices. */
export const OwnAccountPage = () => {
  const translate = useTranslate();
  const session = useSession();
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={translate('ownAccount.title')} />
      <CardContent sx={{ display: 'grid', gap: 4 }}>
        {session && (
          <div>
            <Typography sx={{ fontWeight: 600 }}>{session.name}</Typography>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {session.email} · {translate(`adminRole.${session.role}`)}
            </Typography>
          </div>
        )}
        <TitledSection title="ownAccount.password">
          <ChangePassword />
        </TitledSection>
        <TitledSection title="ownAccount.factor">
          <SecondFactor />
        </TitledSection>
        <TitledSection title="ownAccount.devices">
          <Devices />
        </TitledSection>
      </CardContent>
    </Card>
  );
};

const validateNew = [required(), minTrimmedLength(ADMIN_PASSWORD_LENGTH.min, 'ownAccount.passwordHelp')];

const ChangePassword = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const change = useSessionAct('change-password', close);
  const label = translate('actions.session.change-password.label');
  const submit = ({ currentPassword, password }: FormValues) => change.mutate({ body: { currentPassword, password } });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <ActionDialog
          title={label}
          submitLabel={label}
          pending={change.isPending}
          error={change.error}
          onSubmit={submit}
          onClose={close}
        >
          <DialogContentText sx={{ mb: 2 }}>{translate('actions.session.change-password.ask')}</DialogContentText>
          <PasswordInput
            source="currentPassword"
            label="ownAccount.current"
            autoComplete="current-password"
            autoFocus
            validate={required()}
          />
          <PasswordInput
            source="password"
            label="ownAccount.new"
            autoComplete="new-password"
            helperText={translate('ownAccount.passwordHelp', ADMIN_PASSWORD_LENGTH)}
            validate={validateNew}
          />
        </ActionDialog>
      )}
    </>
  );
};
