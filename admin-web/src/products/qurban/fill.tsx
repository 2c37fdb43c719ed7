import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Paid shares on the way to all of them; those that are only ordered stand beside. */
export const Fill = ({ of: { shares, taken, paid } }: { of: { shares: number; taken: number; paid: number } }) => {
  const translate = useTranslate();
  const held = taken - paid;
  return (
    <Box sx={{ minWidth: 140 }}>
      <Typography
        variant="body2"
        sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: paid === shares ? 600 : undefined }}
      >
        {translate('qurban.fill', { paid, shares })}
        {held > 0 && ` · ${translate('qurban.held', { held })}`}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="buffer"
        value={shares > 0 ? (paid / shares) * 100 : 0}
        valueBuffer={shares > 0 ? (taken / shares) * 100 : 0}
        color={paid === shares ? 'success' : 'primary'}
        sx={{ height: 8, borderRadius: 4, mt: 0.5, '& .MuiLinearProgress-dashed': { display: 'none' } }}
      />
    </Box>
  );
};
