import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { formatRupiah } from '#domain/platform/sen';
import { CountCard } from '../../platform/dashboard/count-card';
import { DeskCard } from '../../platform/dashboard/desk-card';
import { DashboardCard } from '../../platform/dashboard/dashboard-card';
import { deskPath } from '../../platform/lists/desk-path';
import { listPath } from '../../platform/lists/list-path';
import { RecordLink } from '../../platform/records/record-link';

interface CardProps {
  data: AdminDashboard;
}

export const PurchasesCard = ({ data }: CardProps) => (
  <DeskCard desk="purchasesToVerify" name="purchases" data={data} />
);

export const FollowUpsCard = ({ data }: CardProps) => <DeskCard desk="openFollowUps" name="followUps" data={data} />;

export const ClaimsCard = ({ data }: CardProps) => <DeskCard desk="runningClaims" data={data} />;

export const ThreadsCard = ({ data }: CardProps) => <DeskCard desk="unreadThreads" data={data} />;

export const WaitingSeatsCard = ({ data: { waitingSeats } }: CardProps) => (
  <CountCard
    name="waitingSeats"
    count={waitingSeats?.total}
    helpArgs={{ late: waitingSeats?.late }}
    alarm={(waitingSeats?.late ?? 0) > 0}
    to={listPath('accounts', { status: ACCOUNT_STATUS.pending })}
  />
);

export const UnboughtHostsCard = ({ data }: CardProps) => <DeskCard desk="unboughtHosts" data={data} />;

export const GroupsWithoutHostCard = ({ data }: CardProps) => <DeskCard desk="groupsWithoutHost" data={data} />;

export const ShopPurchasesCard = ({ data }: CardProps) => <DeskCard desk="shopPurchasesToBuy" data={data} />;

export const PeriodsEndingCard = ({ data: { periodsEnding } }: CardProps) => (
  <CountCard
    name="periodsEnding"
    count={periodsEnding?.total}
    to={listPath('renewals', { stage: 'open', endsBy: periodsEnding?.by })}
  />
);

export const InvitationsCard = ({ data }: CardProps) => <DeskCard desk="invitationsToSend" data={data} />;

export const KnownLoginsCard = ({ data }: CardProps) => (
  <DeskCard desk="knownLogins" data={data} alarm={(data.knownLogins ?? 0) > 0} />
);

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

export const ReimbursementsCard = ({ data: { reimbursementsDue: due } }: CardProps) => {
  const translate = useTranslate();
  if (!due) return null;
  return (
    <DashboardCard
      title={translate('dashboard.reimbursements')}
      value={formatRupiah(due.amount)}
      help={translate('dashboard.reimbursementsHelp', { total: due.total, overdue: due.overdue })}
      alarm={due.overdue > 0}
      to={deskPath('reimbursementsToPay')}
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
