import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { moneyBackDueAt } from '#domain/products/subscriptions/accounts/money-back';
import { DeskRow } from '../../platform/dashboard/desk-row';
import { WaitingRow } from '../../platform/dashboard/waiting-row';
import { listPath } from '../../platform/lists/list-path';

interface RowProps {
  data: AdminDashboard;
}

/** What hosts have bought and what they get for it. */
export const HostRows = ({ data }: RowProps) => {
  const translate = useTranslate();
  const { amount = 0, overdue = 0 } = data.reimbursementsDue ?? {};
  const late = overdue > 0 && translate('dashboard.overdue', { n: overdue });
  const help = [formatRupiah(amount), late].filter(Boolean).join(' · ');
  return (
    <>
      <DeskRow desk="purchasesToVerify" name="purchases" data={data} />
      <DeskRow desk="reimbursementsToPay" name="reimbursements" data={data} help={help} />
    </>
  );
};

/** What customers ask, and what their seats wait for. */
export const SeatRows = ({ data }: RowProps) => (
  <>
    <DeskRow desk="runningClaims" data={data} />
    <DeskRow desk="openFollowUps" name="followUps" data={data} />
    <DeskRow desk="unreadThreads" data={data} />
    <DeskRow desk="reviewsToRead" data={data} />
    <WaitingSeatsRow data={data} />
    <DeskRow desk="unboughtHosts" data={data} />
    <DeskRow desk="groupsWithoutHost" data={data} />
    <DeskRow desk="shopPurchasesToBuy" data={data} />
    <DeskRow desk="invitationsToSend" data={data} />
    <DeskRow desk="knownLogins" data={data} />
    <PeriodsEndingRow data={data} />
  </>
);

const WaitingSeatsRow = ({ data: { waitingSeats } }: RowProps) => {
  const translate = useTranslate();
  const { late = 0, oldestAt: since = null } = waitingSeats ?? {};
  return (
    <WaitingRow
      isWatched
      title={translate('dashboard.waitingSeats')}
      count={waitingSeats?.total}
      help={late > 0 ? translate('dashboard.waitingSeatsHelp', { late }) : ''}
      isLate={late > 0}
      since={since}
      dueAt={since && moneyBackDueAt(new Date(since)).toISOString()}
      to={listPath('accounts', { status: ACCOUNT_STATUS.pending })}
    />
  );
};

const PeriodsEndingRow = ({ data: { periodsEnding } }: RowProps) => {
  const translate = useTranslate();
  return (
    <WaitingRow
      isWatched
      title={translate('dashboard.periodsEnding')}
      count={periodsEnding?.total}
      help={translate('dashboard.periodsEndingHelp')}
      to={listPath('renewals', { stage: 'open', endsBy: periodsEnding?.by })}
    />
  );
};
