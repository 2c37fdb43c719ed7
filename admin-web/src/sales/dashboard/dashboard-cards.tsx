import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { DashboardCard } from '../../platform/dashboard/dashboard-card';
import { listPath } from '../../platform/lists/list-path';
import { TextLink } from '../../platform/records/record-link';
import { RevenueChart } from './revenue-chart';
import { weekTrend } from './week-trend';

interface CardProps {
  data: AdminDashboard;
}

/** What has come in today, what the shop owes and has earned, and that its books are right: the numbers first. */
export const BooksCard = ({ data: { books, revenue, ledgerSum = 0, bookAlarms = 0 } }: CardProps) => {
  const translate = useTranslate();
  if (!books) return null;
  const [yesterday, today] = revenue?.slice(-2) ?? [];
  const rows = [
    ...(yesterday && today
      ? [
          {
            name: 'cameToday',
            amount: today.amount,
            to: listPath('payments', { cameLately: true }),
            beside: translate('dashboard.cameYesterday', { amount: formatRupiah(yesterday.amount) }),
          },
        ]
      : []),
    { name: 'owedHosts', amount: books.hosts, to: listPath('reimbursements', { unpaid: true }) },
    { name: 'owedRefunds', amount: books.refunds, to: listPath('refunds', {}) },
    { name: 'credit', amount: books.credit, to: '/ledger' },
    { name: 'fees', amount: books.fees, to: '/ledger' },
  ];
  const isRight = ledgerSum === 0 && bookAlarms === 0;
  const trouble =
    ledgerSum === 0
      ? translate('dashboard.bookAlarms', { n: bookAlarms })
      : `${translate('dashboard.unbalanced')}: ${formatRupiah(ledgerSum)}`;
  return (
    <Card component="section" aria-label={translate('dashboard.books')} variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle2" color="textSecondary">
        {translate('dashboard.books')}
      </Typography>
      <Box component="dl" sx={figures}>
        {rows.map(({ name, amount, to, beside }) => (
          <Box key={name} sx={beside ? { ...pair, gridColumn: '1 / -1' } : pair}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              <TextLink to={to}>{translate(`dashboard.${name}`)}</TextLink>
              {beside && `, ${beside}`}
            </Box>
            <Box component="dd" sx={beside ? { ...figure, fontSize: '1.5rem' } : figure}>
              {formatRupiah(amount)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ ...line, color: isRight ? 'text.secondary' : 'error.main' }}>
        {isRight ? <CheckCircleIcon color="success" fontSize="small" /> : <ErrorIcon color="error" fontSize="small" />}
        <TextLink to="/ledger">{isRight ? translate('dashboard.balanced') : trouble}</TextLink>
      </Box>
    </Card>
  );
};

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 1.5,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
/** Two beside each other in the narrow column of the dashboard. */
const figures = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
} as const;
/** A list of terms has the term first; the number is seen above it. */
const pair = { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 } as const;
const figure = {
  m: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Money that came in with the payments of the last thirty days. */
export const RevenueCard = ({ data: { revenue } }: CardProps) => {
  const translate = useTranslate();
  if (!revenue) return null;
  const { amount, change } = weekTrend(revenue);
  return (
    <DashboardCard
      title={translate('dashboard.revenue')}
      value={formatRupiah(revenue.reduce((sum, { amount }) => sum + amount, 0))}
      help={
        <>
          {translate('dashboard.revenueHelp', {
            payments: revenue.reduce((sum, { payments }) => sum + payments, 0),
          })}
          {change !== null && (
            <div>
              {translate(`dashboard.week.${change < 0 ? 'fell' : change > 0 ? 'rose' : 'same'}`, {
                amount: formatRupiah(amount),
                change: Math.abs(change),
              })}
            </div>
          )}
        </>
      }
      to={listPath('payments', { cameLately: true })}
    >
      <RevenueChart revenue={revenue} />
    </DashboardCard>
  );
};
