import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { DashboardCard } from '../../platform/dashboard/dashboard-card';
import { DeskCard } from '../../platform/dashboard/desk-card';
import { formatAge } from '../../platform/fields/format';
import { useNow } from '../../platform/fields/use-now';
import { deskPath } from '../../platform/lists/desk-path';
import { listPath } from '../../platform/lists/list-path';
import { RevenueChart } from './revenue-chart';

interface CardProps {
  data: AdminDashboard;
}

export const WaitingPaymentsCard = ({ data: { waitingPayments: waiting } }: CardProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  if (!waiting) return null;
  return (
    <DashboardCard
      title={translate('dashboard.waitingPayments')}
      value={waiting.total}
      help={
        waiting.oldestAt
          ? translate('dashboard.oldest', { age: formatAge(waiting.oldestAt, now, locale) })
          : translate('dashboard.noneWaiting')
      }
      alarm={waiting.older > 0}
      to={deskPath('paymentsToCheck')}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(['under1h', 'under6h', 'older'] as const).map((age) => (
          <Box component="li" key={age} sx={{ fontSize: '0.875rem' }}>
            {translate(`dashboard.${age}`)}: <strong>{waiting[age]}</strong>
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
};

const MONEY_DESKS = [
  'linesToExplain',
  'unplacedMoney',
  'refundsAsked',
  'payoutsToApprove',
  'costsProposed',
  'givingPayoutsToPay',
  'venuePayoutsToPay',
] as const;

/** Money that waits for an admin. */
export const MoneyCards = ({ data }: CardProps) =>
  MONEY_DESKS.map((desk) => <DeskCard key={desk} desk={desk} data={data} />);

/** What the shop buys for customers. */
export const BuyingCards = ({ data }: CardProps) => (
  <>
    <DeskCard desk="errandsWaiting" data={data} />
    <DeskCard desk="sekeranjangWaiting" data={data} />
  </>
);

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
      sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
    >
      <RevenueChart revenue={revenue} />
    </DashboardCard>
  );
};
