import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { DashboardCard } from '../../platform/dashboard/dashboard-card';
import { listPath } from '../../platform/lists/list-path';
import { RecordLink } from '../../platform/records/record-link';

interface CardProps {
  data: AdminDashboard;
}

/** How access went in the last 30 days. */
export const AccessCard = ({ data: { access } }: CardProps) => {
  const translate = useTranslate();
  if (!access) return null;
  const { granted, confirmed, claims, medianAnswerMinutes: minutes, byProvider, byHost } = access;
  const answer = minutes === null ? translate('dashboard.noAnswers') : translate('dashboard.answerTime', { minutes });
  return (
    <DashboardCard
      title={translate('dashboard.accessConfirmed')}
      value={granted === 0 ? '–' : `${Math.round((confirmed / granted) * 100)}%`}
      help={`${translate('dashboard.accessConfirmedHelp', { granted, claims })} ${answer}`}
      to={listPath('access-claims', {})}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {byProvider.map(({ name, claims: n }) => (
          <li key={name}>{translate('dashboard.claimsOf', { name, n })}</li>
        ))}
        {byHost.map(({ groupUid, groupName, hostName, claims: n }) => (
          <Box component="li" key={groupUid} sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
            <RecordLink resource="account-groups" id={groupUid}>
              {groupName}
            </RecordLink>{' '}
            {translate('dashboard.claimsOf', { name: hostName, n })}
          </Box>
        ))}
      </Box>
    </DashboardCard>
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
      {total > groups.length && (
        <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('console.seeAll', { total })}
        </Box>
      )}
    </DashboardCard>
  );
};
