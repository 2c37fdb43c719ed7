import { Box, Skeleton } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import { formatRupiah } from '#domain/money/sen';
import { Navigate } from 'react-router';
import { DashboardCard } from './dashboard-card';
import { LedgerCard } from './ledger-card';
import { RevenueCard } from './revenue-card';
import { useDashboard } from './use-dashboard';
import { GroupsShortCard } from './groups-short-card';
import { WaitingPaymentsCard } from './waiting-payments-card';
import { listPath } from '../shared/list-path';
import { Read } from '../shared/read';
import { useMay } from '../shared/use-may';

const grid = {
  mt: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
};

/** What waits for an admin, oldest and most expensive first: the parts that the role has to do with. */
export const DashboardPage = () => {
  const translate = useTranslate();
  const dashboard = useDashboard();
  const may = useMay();
  // Everybody may look up what is sold: that is where a role begins that has no figures.
  if (!may('dashboard.read')) return <Navigate to="/packages" replace />;
  return (
    <>
      <Title title={translate('dashboard.title')} />
      <Read query={dashboard} skeleton={<Placeholder />}>
        {(data) => <Cards data={data} />}
      </Read>
    </>
  );
};

const Cards = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  const { purchasesToVerify, reimbursementsDue: due, openFollowUps, failedEvents } = data;
  return (
    <Box sx={grid}>
      {data.waitingPayments && <WaitingPaymentsCard waiting={data.waitingPayments} />}
      {purchasesToVerify !== undefined && (
        <DashboardCard
          title={translate('dashboard.purchases')}
          value={purchasesToVerify}
          help={translate('dashboard.purchasesHelp')}
          to={listPath('host-purchases', { state: 'submitted' })}
        />
      )}
      {due && (
        <DashboardCard
          title={translate('dashboard.reimbursements')}
          value={formatRupiah(due.amount)}
          help={translate('dashboard.reimbursementsHelp', { total: due.total, overdue: due.overdue })}
          alarm={due.overdue > 0}
          to={listPath('reimbursements', { unpaid: true })}
        />
      )}
      {openFollowUps !== undefined && (
        <DashboardCard
          title={translate('dashboard.followUps')}
          value={openFollowUps}
          help={translate('dashboard.followUpsHelp')}
          to={listPath('follow-ups', { state: 'open' })}
        />
      )}
      {data.openAppeals !== undefined && (
        <DashboardCard
          title={translate('dashboard.appeals')}
          value={data.openAppeals}
          help={translate('dashboard.appealsHelp')}
          to={listPath('blacklist', { appealing: true })}
        />
      )}
      {failedEvents !== undefined && (
        <DashboardCard
          title={translate('dashboard.events')}
          value={failedEvents}
          help={translate('dashboard.eventsHelp', { waiting: data.waitingEvents ?? 0 })}
          alarm={failedEvents > 0}
          to={listPath('events', { state: 'set-aside' })}
        />
      )}
      {data.ledgerSum !== undefined && <LedgerCard sum={data.ledgerSum} />}
      {data.groupsShort && <GroupsShortCard groups={data.groupsShort} total={data.groupsShortTotal ?? 0} />}
      {data.revenue && <RevenueCard revenue={data.revenue} />}
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
