import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';
import { Deadline } from '../../../platform/fields/deadline';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, DateTimeFact, TranslatedFact } from '../../../platform/records/facts';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { GroupFact } from '../shared/group-fact';
import { shownSeat } from '../shared/shown-seat';
import { OrderFact } from '../../../sales/shared/order-fact';
import { formatDate, formatDateTime } from '../../../platform/fields/format';
import { planText } from '../../../catalogue/shared/plan';
import { RecordLink } from '../../../platform/records/record-link';
import { RecordPage, initialsOf } from '../../../platform/records/record-page';
import { statusWords } from '../../../platform/fields/status-text';
import { Timeline } from '../../../platform/records/timeline';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import { SystemText } from '../../../platform/i18n/system-text';
import { ThreadPanel } from '../shared/thread-panel';
import { AccountActions } from './account-actions';
import { SeatNext } from './seat-next';

export const AccountShow = () => <ConsoleShow of={AccountDetail} />;

const AccountDetail = ({ record: account }: { record: AdminAccount }) => {
  const translate = useTranslate();
  // Active is prepared as long as the seat cannot be used, as its chip says.
  const nameOf = (status: number) =>
    statusWords(translate, 'account', shownSeat({ status, hasAccess: account.hasAccess })).word ||
    translate(`accountMeaning.${status}`);
  return (
    <RecordPage
      title={`${account.customerName} · ${account.groupName}, ${translate('seat.number', { n: account.seatNumber })}`}
      mark={initialsOf(account.customerName)}
      status={{ subject: 'account', value: shownSeat(account) }}
      actions={
        <>
          <SeatNext of={account} />
          <WhatsAppButton href={account.waLink} name={account.customerName} />
          <AccountActions />
        </>
      }
      aside={
        <>
          <Facts>
            <CustomerFact of={account} />
            <Fact source="phoneNumber">{formatPhone(account.phoneNumber)}</Fact>
            <OrderFact of={account} />
            <Fact source="grandTotal">{formatRupiah(account.grandTotal)}</Fact>
            <DateTimeFact source="createdAt" iso={account.createdAt} />
          </Facts>
          <Timeline
            entries={account.history?.map(({ from, to, ...entry }) => ({
              ...entry,
              title: from === null ? nameOf(to) : translate('timeline.move', { from: nameOf(from), to: nameOf(to) }),
            }))}
          />
        </>
      }
    >
      <Facts>
        <Fact source="plan">{planText(account)}</Fact>
        <GroupFact of={account} />
        <TranslatedFact source="role" prefix="role" />
        <Fact source="status">{translate(`accountMeaning.${shownSeat(account)}`)}</Fact>
        <Fact source="pendingReason">{account.pendingReason && <SystemText text={account.pendingReason} />}</Fact>
        {account.hasPeriods && (
          <Fact source="startedOn">
            {account.startedOn
              ? `${formatDate(account.startedOn)} · ${translate(`startedBy.${account.startedBy}`)}`
              : translate('status.renewal.waiting')}
          </Fact>
        )}
        <Fact source="paidUntil">
          {account.paidUntil && <Deadline iso={account.paidUntil} />}
          {account.hasPeriods && (
            <Box>
              <RecordLink resource="renewals" id={account.id}>
                {translate('seat.periods')}
              </RecordLink>
            </Box>
          )}
        </Fact>
        {account.ended && (
          <Fact source="ended">
            {formatDateTime(account.ended.at)} · {translate(`ender.${account.ended.by}`)}
          </Fact>
        )}
      </Facts>
      <ThreadPanel accountUid={account.id} />
    </RecordPage>
  );
};
