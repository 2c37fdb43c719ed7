import UndoIcon from '@mui/icons-material/Undo';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminGift } from '#contracts/products/giving/giving.admin.http';
import { GIFT_STATES } from '#domain/products/giving/gift';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact, DeadlineField } from '../../../platform/fields/deadline';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { CodeField, DateTimeField, MoneyField, StatusField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { TitledSection } from '../../../platform/ui/titled-section';
import { OrderFact } from '../../../sales/shared/order-fact';
import { OneLineField } from '../../../platform/fields/one-line';

const plans: ActionPlans = { refund: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog } };
const Column = DataTable.Col<AdminGift>;
const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  ...GIFT_STATES.map((state) => ({
    label: `status.gift.${state}`,
    filter: { state },
    sort: state === 'expired' ? oldestFirst('expiresAt') : newestFirst('createdAt'),
  })),
];

export const GiftList = () => (
  <ConsoleList
    sort={newestFirst('createdAt')}
    choices={choices}
    small={{
      primaryText: (row: AdminGift) => row.customerName,
      tertiaryText: (row: AdminGift) => formatRupiah(row.amount),
      secondaryText: (row: AdminGift) => (
        <>
          {row.orderNumber} · {row.recipientName}
          <br />
          <StatusChip subject="gift" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="recipientName" disableSort />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="expiresAt" field={DeadlineField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="gift" />
    </Column>
  </ConsoleList>
);

export const GiftShow = () => <ConsoleShow of={GiftDetail} />;

const GiftDetail = ({ record: row }: { record: AdminGift }) => (
  <>
    <ShowTitle status={{ subject: 'gift', value: row.state }}>
      {formatRupiah(row.amount)} · {row.customerName}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <OrderFact of={row} />
      <CustomerFact of={row} />
      <Fact source="recipientName">{row.recipientName}</Fact>
      <DateTimeFact source="createdAt" iso={row.createdAt} />
      <DeadlineFact source="expiresAt" iso={row.expiresAt} />
      {row.claimedByUid && (
        <Fact source="claimedByName">
          <RecordLink resource="customers" id={row.claimedByUid}>
            {row.claimedByName ?? '–'}
          </RecordLink>
        </Fact>
      )}
      <DateTimeFact source="claimedAt" iso={row.claimedAt} />
    </Facts>
    {row.message && (
      <TitledSection title="giving.message">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Typography>
      </TitledSection>
    )}
  </>
);
