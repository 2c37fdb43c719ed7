import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { NewSecondFactor, RecoveryCodes } from '#contracts/identity/second-factor.http';
import type { AdminDataProvider } from '../../data/data-provider';
import { CopyButton } from '../../ui/copy-button';
import { CodeForm } from './code-form';
import { QrPicture } from './qr-picture';
import { RecoveryCodeList } from './recovery-code-list';
import { useSend } from '../../actions/use-send';

interface SetUpProps {
  /** Not asked for in a sign-in that waits for the set-up. */
  currentPassword?: string;
  onDone: () => void;
}

/** QR code, first code, recovery codes. */
export const SetUpSecondFactor = ({ currentPassword, onDone }: SetUpProps) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  // One secret for as long as this is shown: a new one would make the scanned code worthless.
  const begun = useQuery({
    queryKey: ['session', 'begin-second-factor'],
    queryFn: () => dataProvider.post<NewSecondFactor>('session/begin-second-factor', { currentPassword }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
  });
  const confirm = useSend<RecoveryCodes, Error, string>({
    mutationFn: (code) => dataProvider.post('session/confirm-second-factor', { code }),
  });
  if (confirm.data) return <RecoveryCodeList codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (begun.error)
    return (
      <Alert
        severity="error"
        sx={{ whiteSpace: 'pre-line' }}
        action={<Button onClick={() => void begun.refetch()}>{translate('trouble.retry')}</Button>}
      >
        {begun.error.message}
      </Alert>
    );
  if (!begun.data) return <CircularProgress aria-label={translate('ra.page.loading')} />;
  const { uri, secret } = begun.data;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{translate('secondFactor.scan')}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <QrPicture text={uri} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('secondFactor.typeInstead')} <Box component="code">{inFours(secret)}</Box>
        <CopyButton text={secret} what={translate('secondFactor.secret')} />
      </Typography>
      <CodeForm
        submitLabel={translate('secondFactor.confirm')}
        helperText="secondFactor.firstCodeHelp"
        pending={confirm.isPending}
        error={confirm.error}
        onSubmit={(code) => confirm.mutate(code)}
      />
    </Box>
  );
};

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
