import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/money/sen';
import { DashboardCard } from './dashboard-card';

/** The sum over all postings: Rp0, or money has been made or lost. */
export const LedgerCard = ({ sum }: { sum: number }) => {
  const translate = useTranslate();
  const balanced = sum === 0;
  return (
    <DashboardCard
      title={translate('dashboard.ledger')}
      value={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          {balanced ? <CheckCircleIcon color="success" /> : <ErrorIcon color="error" />}
          {formatRupiah(sum)}
        </Box>
      }
      help={translate(balanced ? 'dashboard.balanced' : 'dashboard.unbalanced')}
      alarm={!balanced}
      to="/ledger"
    />
  );
};
