import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import { formatAge } from '../shared/format';
import { useNow } from '../shared/use-now';
import { DashboardCard } from './dashboard-card';
import { listPath } from '../shared/list-path';

export const WaitingPaymentsCard = ({ waiting }: { waiting: NonNullable<AdminDashboard['waitingPayments']> }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
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
      to={listPath('payments', { state: 'submitted' })}
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
