import { Button, Dialog, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PasswordInput, TextInput, required, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RecoveryCodes, SecondFactorView } from '#contracts/identity/second-factor.http';
import type { AdminView } from '#contracts/identity/session.http';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import { RecoveryCodeList } from '../../platform/auth/second-factor/recovery-code-list';
import { SetUpSecondFactor } from '../../platform/auth/second-factor/set-up-second-factor';
import { updateSession } from '../../platform/auth/session';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { formatDateTime } from '../../platform/fields/format';
import { Row } from '../../platform/ui/row';
import { useSend } from '../../platform/actions/use-send';

const factorKey = ['session', 'second-factor'];

/** The admin's own second factor. */
export const SecondFactor = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const factor = useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => dataProvider.get<SecondFactorView>('session/second-factor', signal),
  });
  return (
    <QueryState query={factor} skeleton={<Skeleton variant="rectangular" height={64} aria-busy="true" />}>
      {(data) => (data.since ? <Present {...data} /> : <Absent {...data} />)}
    </QueryState>
  );
};

const Absent = ({ isRequired }: SecondFactorView) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const [currentPassword, setCurrentPassword] = useState<string>();
  const titleId = useId();
  const client = useQueryClient();
  const label = translate('actions.session.begin-second-factor.label');
  const close = () => {
    setCurrentPassword(undefined);
    void client.invalidateQueries({ queryKey: factorKey });
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate(isRequired ? 'ownAccount.factorRequired' : 'ownAccount.factorAbsent')}
      </Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ActionDialog
          title={label}
          submitLabel={translate('dialog.continue')}
          pending={false}
          error={null}
          onSubmit={({ currentPassword: given }: FormValues) => {
            setAsking(false);
            setCurrentPassword(given ?? '');
          }}
          onClose={() => setAsking(false)}
        >
          <PasswordInput
            source="currentPassword"
            label="ownAccount.current"
            autoComplete="current-password"
            autoFocus
            validate={required()}
          />
        </ActionDialog>
      )}
      {currentPassword !== undefined && (
        <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
          <DialogTitle id={titleId}>{label}</DialogTitle>
          <DialogContent>
            <SetUpSecondFactor currentPassword={currentPassword} onDone={close} />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
};

const Present = ({ since, recoveryCodesLeft }: SecondFactorView) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [asking, setAsking] = useState<Act>();
  const titleId = useId();
  const close = () => setAsking(undefined);
  const act = useSend<unknown, Error, { action: Act; code: string }>({
    mutationFn: ({ action, code }) => dataProvider.post(`session/${action}`, { code }),
    onSuccess: async (_, { action }) => {
      if (action === 'renew-recovery-codes') return;
      notify('actions.session.remove-second-factor.done', { type: 'success' });
      close();
      await client.invalidateQueries({ queryKey: factorKey });
      // The console shows the set-up to a role that needs a second factor.
      updateSession(await dataProvider.get<AdminView>('session'));
    },
  });
  const codes = asking === 'renew-recovery-codes' ? (act.data as RecoveryCodes | undefined)?.recoveryCodes : undefined;
  const finish = () => {
    close();
    act.reset();
    void client.invalidateQueries({ queryKey: factorKey });
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('ownAccount.factorSince', { at: formatDateTime(since!), smart_count: recoveryCodesLeft })}
      </Typography>
      <Row>
        {ACTS.map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={action === 'remove-second-factor' ? 'error' : 'primary'}
            onClick={() => {
              act.reset();
              setAsking(action);
            }}
          >
            {translate(`actions.session.${action}.label`)}
          </Button>
        ))}
      </Row>
      {asking && !codes && (
        <ActionDialog
          title={`${translate(`actions.session.${asking}.label`)}?`}
          submitLabel={translate(`actions.session.${asking}.label`)}
          danger={asking === 'remove-second-factor'}
          pending={act.isPending}
          error={act.error}
          onSubmit={({ code }: FormValues) => act.mutate({ action: asking, code: code ?? '' })}
          onClose={close}
        >
          <Typography sx={{ mb: 2 }}>{translate(`actions.session.${asking}.ask`)}</Typography>
          <TextInput
            source="code"
            label="secondFactor.code"
            helperText="secondFactor.codeHelp"
            autoFocus
            autoComplete="one-time-code"
            validate={required()}
            slotProps={{ htmlInput: { maxLength: 20, spellCheck: false } }}
          />
        </ActionDialog>
      )}
      {codes && (
        <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
          <DialogTitle id={titleId}>{translate('secondFactor.recoveryCodes')}</DialogTitle>
          <DialogContent>
            <RecoveryCodeList codes={codes} onDone={finish} />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
};

const ACTS = ['renew-recovery-codes', 'remove-second-factor'] as const;
type Act = (typeof ACTS)[number];
