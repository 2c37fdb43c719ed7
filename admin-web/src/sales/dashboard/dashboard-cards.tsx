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

interface CardProps {
  data: AdminDashboard;
}

/** What the shop owes and has earned, and that its books are right, in a line each. */
export const BooksCard = ({ data: { books, ledgerSum = 0, bookAlarms = 0 } }: CardProps) => {
  const translate = useTranslate();
  if (!books) return null;
  const rows = [
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
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ name, amount, to }) => (
          <Box key={name} sx={line}>
            <dt>
              <TextLink to={to}>{translate(`dashboard.${name}`)}</TextLink>
            </dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {formatRupiah(amount)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ ...line, justifyContent: 'start', color: isRight ? 'text.secondary' : 'error.main' }}>
        {isRight ? <CheckCircleIcon color="success" fontSize="small" /> : <ErrorIcon color="error" fontSize="small" />}
        <TextLink to="/ledger">{isRight ? translate('dashboard.balanced') : trouble}</TextLink>
      </Box>
    </Card>
  );
};

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, pt: 0.75 } as const;

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
