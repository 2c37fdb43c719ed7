import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import { formatRupiah } from '#domain/money/sen';
import { listPath } from '../shared/list-path';
import { DashboardCard } from './dashboard-card';
import { RevenueChart } from './revenue-chart';

/** What has come in within thirty days, and on which of them. */
export const RevenueCard = ({ revenue }: { revenue: NonNullable<AdminDashboard['revenue']> }) => {
  const translate = useTranslate();
  return (
    <DashboardCard
      title={translate('dashboard.revenue')}
      value={formatRupiah(revenue.reduce((sum, { amount }) => sum + amount, 0))}
      help={translate('dashboard.revenueHelp', {
        payments: revenue.reduce((sum, { payments }) => sum + payments, 0),
      })}
      to={listPath('payments', { state: 'confirmed' })}
      sx={{ gridColumn: '1 / -1' }}
    >
      <RevenueChart revenue={revenue} />
    </DashboardCard>
  );
};
