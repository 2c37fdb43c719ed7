import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What a minus means in the figures above. */
export const MinusNote = ({ of }: { of: 'balance' | 'profit' }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
    {useTranslate()(`ledger.minus.${of}`)}
  </Typography>
);
