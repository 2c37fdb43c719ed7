import { Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts } from '../shared/facts';
import { Moment, WordField } from '../shared/fields';
import { planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { Timeline } from '../shared/timeline';
import { WaButton } from '../shared/wa-button';
import { EligibilityAnswers } from './eligibility-answers';
import { OrderActions } from './order-actions';

export const OrderShow = () => (
  <ConsoleShow>
    <OrderDetail />
  </ConsoleShow>
);

const OrderDetail = () => {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {order.orderNumber}
        </Typography>
        <CopyButton text={order.orderNumber} what={order.orderNumber} />
        <StatusChip subject="order" value={order.status} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <OrderActions />
        <WaButton href={order.waLink} name={order.customerName} />
      </Stack>
      <Facts>
        <Fact source="customerName">
          <RecordLink resource="customers" id={order.customerUid}>
            {order.customerName}
          </RecordLink>
        </Fact>
        <Fact source="email">{order.email}</Fact>
        <Fact source="phoneNumber">{order.phoneNumber}</Fact>
        <Fact source="plan">{planText(order)}</Fact>
        <Fact source="kind">
          <WordField source="kind" prefix="kind" />
        </Fact>
        <Fact source="grandTotal">{formatRupiah(order.grandTotal)}</Fact>
        <Fact source="groupName">
          <RecordLink resource="account-groups" id={order.groupUid}>
            {order.groupName}
          </RecordLink>
        </Fact>
        <Fact source="seatNumber">
          <RecordLink resource="accounts" id={order.accountUid}>
            {order.seatNumber}
          </RecordLink>
        </Fact>
        <Fact source="accountStatus">
          <StatusChip subject="account" value={order.accountStatus} />
        </Fact>
        <Fact source="createdAt">
          <Moment iso={order.createdAt} />
        </Fact>
        <Fact source="dueAt">
          <Moment iso={order.dueAt} />
        </Fact>
      </Facts>
      {order.eligibility && <EligibilityAnswers eligibility={order.eligibility} />}
      <Timeline entries={order.timeline ?? []} />
    </>
  );
};
