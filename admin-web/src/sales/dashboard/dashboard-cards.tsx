import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { DashboardCard } from '../../platform/dashboard/dashboard-card';
import { listPath } from '../../platform/lists/list-path';
import { RevenueChart } from './revenue-chart';

interface CardProps {
  data: AdminDashboard;
}

/** The sum over all postings, which must be zero. */
export const LedgerCard = ({ data: { ledgerSum: sum, bookAlarms: alarms = 0 } }: CardProps) => {
  const translate = useTranslate();
  if (sum === undefined) return null;
  const balanced = sum === 0;
  const isRight = balanced && alarms === 0;
  return (
    <DashboardCard
      title={translate('dashboard.ledger')}
      value={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          {isRight ? <CheckCircleIcon color="success" /> : <ErrorIcon color="error" />}
          {formatRupiah(sum)}
        </Box>
      }
      help={
        balanced && alarms > 0
          ? translate('dashboard.bookAlarms', { n: alarms })
          : translate(balanced ? 'dashboard.balanced' : 'dashboard.unbalanced')
      }
      alarm={!isRight}
      to="/ledger"
    />
  );
};

/** Money that came in with the payments of the last thirty days. */
export const RevenueCard = ({ data: { revenue } }: CardProps) => {
  const translate = useTranslate();
  if (!revenue) return null;
  return (
    <DashboardCard
      title={translate('dashboard.revenue')}
      value={formatRupiah(revenue.reduce((sum, { amount }) => sum + amount, 0))}
      help={translate('dashboard.revenueHelp', {
        payments: revenue.reduce((sum, { payments }) => sum + payments, 0),
      })}
      to={listPath('payments', { cameLately: true })}
    >
      <RevenueChart revenue={revenue} />
    </DashboardCard>
  );
};
