import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useDataProvider, useLogout, useTranslate } from 'react-admin';
import type { AdminView } from '#contracts/identity/session.http';
import type { SignInStep } from '#domain/platform/second-factor';
import type { AdminDataProvider } from '../../data/data-provider';
import { updateSession } from '../session';
import { CodeForm } from './code-form';
import { SetUpSecondFactor } from './set-up-second-factor';
import { useSend } from '../../actions/use-send';

/** What a sign-in still waits for, in place of the console. */
export const SecondStepPage = ({ step }: { step: SignInStep }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const logout = useLogout();
  const complete = async () => updateSession(await dataProvider.get<AdminView>('session'));
  const leave = <Button onClick={() => void logout()}>{translate('ra.auth.logout')}</Button>;
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 440 }}>
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <Typography component="h1" variant="h6">
            {translate(`secondFactor.${step}.title`)}
          </Typography>
          <Typography color="textSecondary">{translate(`secondFactor.${step}.help`)}</Typography>
          {step === 'enter-code' ? (
            <EnterCode onDone={complete}>{leave}</EnterCode>
          ) : (
            <>
              <SetUpSecondFactor onDone={() => void complete()} />
              <div>{leave}</div>
            </>
          )}
        </CardContent>
      </Card>
    </Box>
  );
};

const EnterCode = ({ onDone, children }: { onDone: () => Promise<void>; children: React.ReactNode }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const enter = useSend<unknown, Error, string>({
    mutationFn: (code) => dataProvider.post('session/enter-code', { code }),
    onSuccess: onDone,
  });
  return (
    <CodeForm
      submitLabel={translate('ra.auth.sign_in')}
      helperText="secondFactor.codeHelp"
      pending={enter.isPending}
      error={enter.error}
      onSubmit={(code) => enter.mutate(code)}
    >
      {children}
    </CodeForm>
  );
};
