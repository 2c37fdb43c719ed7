import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';

/** What the proof and the bank are compared with, also while the payment is decided: from which bank, and in whose name. */
export const Payer = ({ of: { bankFrom: bank, accountName: name } }: { of: AdminPayment }) => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {useTranslate()('desk.payer', { bank, name })}
  </Typography>
);
