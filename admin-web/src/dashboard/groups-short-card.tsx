import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import { RecordLink } from '../shared/record-link';
import { DashboardCard } from './dashboard-card';
import { listPath } from '../shared/list-path';

interface GroupsShortCardProps {
  groups: NonNullable<AdminDashboard['groupsShort']>;
  total: number;
}

export const GroupsShortCard = ({ groups, total }: GroupsShortCardProps) => {
  const translate = useTranslate();
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
