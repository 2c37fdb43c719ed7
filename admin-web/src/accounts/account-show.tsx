import { Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminAccount } from '#contracts/http/admin/accounts.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment, WordField } from '../shared/fields';
import { planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { Timeline } from '../shared/timeline';
import { WaButton } from '../shared/wa-button';
import { AccountActions } from './account-actions';

export const AccountShow = () => (
  <ConsoleShow>
    <AccountDetail />
  </ConsoleShow>
);

const AccountDetail = () => {
  const account = useRecordContext<AdminAccount>();
  const translate = useTranslate();
  if (!account) return null;
  const nameOf = (status: number) => translate(`status.account.${status}`);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {account.customerName} · {account.groupName}, {translate('seat.number', { n: account.seatNumber })}
        </Typography>
        <StatusChip subject="account" value={account.status} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <AccountActions />
        <WaButton href={account.waLink} name={account.customerName} />
      </Stack>
      <Facts>
        <Fact source="orderNumber">
          <RecordLink resource="orders" id={account.orderUid}>
            {account.orderNumber}
          </RecordLink>
        </Fact>
        <Fact source="customerName">
          <RecordLink resource="customers" id={account.customerUid}>
            {account.customerName}
          </RecordLink>
        </Fact>
        <Fact source="phoneNumber">{account.phoneNumber}</Fact>
        <Fact source="plan">{planText(account)}</Fact>
        <Fact source="groupName">
          <RecordLink resource="account-groups" id={account.groupUid}>
            {account.groupName}
          </RecordLink>
        </Fact>
        <Fact source="seatNumber">{account.seatNumber}</Fact>
        <Fact source="role">
          <WordField source="role" prefix="role" />
        </Fact>
        <Fact source="pendingReason">{account.pendingReason ?? '–'}</Fact>
        <Fact source="createdAt">
          <Moment iso={account.createdAt} />
        </Fact>
      </Facts>
      <Timeline
        entries={(account.history ?? []).map(({ from, to, ...entry }) => ({
          ...entry,
          title: from === null ? nameOf(to) : translate('timeline.move', { from: nameOf(from), to: nameOf(to) }),
        }))}
      />
    </>
  );
};
