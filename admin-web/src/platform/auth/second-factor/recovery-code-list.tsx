import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../ui/copy-button';

/** The recovery codes, which are shown this once. */
export const RecoveryCodeList = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const translate = useTranslate();
  return (
    <div>
      <Alert severity="warning">{translate('secondFactor.recoveryHelp')}</Alert>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, my: 2, display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1 }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: '1.05rem' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={onDone} autoFocus>
          {translate('secondFactor.saved')}
        </Button>
        <CopyButton text={codes.join('\n')} what={translate('secondFactor.recoveryCodes')} />
      </Box>
    </div>
  );
};
