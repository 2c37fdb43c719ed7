import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { CountCard } from '../../platform/dashboard/count-card';
import { DashboardCard } from '../../platform/dashboard/dashboard-card';
import { listPath } from '../../platform/lists/list-path';
import { RecordLink } from '../../platform/records/record-link';

interface CardProps {
  data: AdminDashboard;
}

export const PurchasesCard = ({ data }: CardProps) => (
  <CountCard name="purchases" count={data.purchasesToVerify} to={listPath('host-purchases', { state: 'submitted' })} />
);

export const FollowUpsCard = ({ data }: CardProps) => (
  <CountCard name="followUps" count={data.openFollowUps} to={listPath('follow-ups', { state: 'open' })} />
);

export const ReimbursementsCard = ({ data: { reimbursementsDue: due } }: CardProps) => {
  const translate = useTranslate();
  if (!due) return null;
  return (
    <DashboardCard
      title={translate('dashboard.reimbursements')}
      value={formatRupiah(due.amount)}
      help={translate('dashboard.reimbursementsHelp', { total: due.total, overdue: due.overdue })}
      alarm={due.overdue > 0}
      to={listPath('reimbursements', { unpaid: true })}
    />
  );
};

export const GroupsShortCard = ({ data: { groupsShort: groups, groupsShortTotal: total = 0 } }: CardProps) => {
  const translate = useTranslate();
  if (!groups) return null;
  return (
    <DashboardCard
      title={translate('dashboard.groupsShort')}
      value={total}
      help={total === 0 ? translate('dashboard.noneShort') : undefined}
      to={listPath('account-groups', { short: true })}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map(({ uid, name, missing }) => (
          // Above the card's own link, which covers everything else.
          <Box component="li" key={uid} sx={{ position: 'relative', zIndex: 1, width: 'fit-content', lineHeight: 1.9 }}>
            <RecordLink resource="account-groups" id={uid}>
              {name}
            </RecordLink>{' '}
            {translate('dashboard.missing', { n: missing })}
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
};
