import { Alert, Box, Skeleton } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import { formatRupiah } from '#domain/money/sen';
import { DashboardCard } from './dashboard-card';
import { LedgerCard } from './ledger-card';
import { RevenueChart } from './revenue-chart';
import { useDashboard } from './use-dashboard';
import { GroupsShortCard } from './groups-short-card';
import { WaitingPaymentsCard } from './waiting-payments-card';
import { listPath } from '../shared/list-path';

const grid = {
  mt: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
};

/** What waits for an admin, oldest and most expensive first. */
export const DashboardPage = () => {
  const translate = useTranslate();
  const { data, error } = useDashboard();
  return (
    <>
      <Title title={translate('dashboard.title')} />
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate('dashboard.failed')} {error.message}
        </Alert>
      )}
      {data ? <Cards data={data} /> : !error && <Placeholder />}
    </>
  );
};

const Cards = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  const { reimbursementsDue: due, revenue } = data;
  return (
    <Box sx={grid}>
      <WaitingPaymentsCard waiting={data.waitingPayments} />
      <DashboardCard
        title={translate('dashboard.purchases')}
        value={data.purchasesToVerify}
        help={translate('dashboard.purchasesHelp')}
        to={listPath('host-purchases', { state: 'submitted' })}
      />
      <DashboardCard
        title={translate('dashboard.reimbursements')}
        value={formatRupiah(due.amount)}
        help={translate('dashboard.reimbursementsHelp', { total: due.total, overdue: due.overdue })}
        alarm={due.overdue > 0}
        to={listPath('reimbursements', { due: true })}
      />
      <DashboardCard
        title={translate('dashboard.followUps')}
        value={data.openFollowUps}
        help={translate('dashboard.followUpsHelp')}
        to={listPath('follow-ups', { state: 'open' })}
      />
      <DashboardCard
        title={translate('dashboard.appeals')}
        value={data.openAppeals}
        help={translate('dashboard.appealsHelp')}
        to={listPath('blacklist', { appealing: true })}
      />
      <DashboardCard
        title={translate('dashboard.events')}
        value={data.failedEvents}
        help={translate('dashboard.eventsHelp', { waiting: data.waitingEvents })}
        alarm={data.failedEvents > 0}
        to={listPath('events', { state: 'set-aside' })}
      />
      <LedgerCard sum={data.ledgerSum} />
      <GroupsShortCard groups={data.groupsShort} total={data.groupsShortTotal} />
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
    </Box>
  );
};

const Placeholder = () => (
  <Box sx={grid} aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={120} />
    ))}
  </Box>
);
