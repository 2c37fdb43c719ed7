import UndoIcon from '@mui/icons-material/Undo';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminTip } from '#contracts/products/giving/giving.admin.http';
import { TIP_STATES } from '#domain/products/giving/tip';
import { formatRupiah } from '#domain/platform/sen';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { CodeField, DateTimeField, MoneyField, StatusField, TranslatedField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { TitledSection } from '../../../platform/ui/titled-section';
import { OrderFact } from '../../../sales/shared/order-fact';
import { OneLineField } from '../../../platform/fields/one-line';

const plans: ActionPlans = { refund: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog } };
const Column = DataTable.Col<AdminTip>;
const choices = [
  { label: 'console.all', filter: {} },
  ...TIP_STATES.map((state) => ({ label: `status.tip.${state}`, filter: { state } })),
];

export const TipList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: (row: AdminTip) => row.customerName,
      tertiaryText: (row: AdminTip) => formatRupiah(row.amount),
      secondaryText: (row: AdminTip) => (
        <>
          {row.orderNumber}
          <br />
          <StatusChip subject="tip" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="recipient" disableSort>
      <TranslatedField source="recipient" prefix="tipRecipient" />
    </Column>
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="tip" />
    </Column>
  </ConsoleList>
);

export const TipShow = () => <ConsoleShow of={TipDetail} />;

const TipDetail = ({ record: row }: { record: AdminTip }) => (
  <>
    <ShowTitle status={{ subject: 'tip', value: row.state }}>
      {formatRupiah(row.amount)} · {row.customerName}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <OrderFact of={row} />
      <CustomerFact of={row} />
      <TranslatedFact source="recipient" prefix="tipRecipient" />
      {row.hostUid && (
        <Fact source="hostName">
          <RecordLink resource="customers" id={row.hostUid}>
            {row.hostName ?? '–'}
          </RecordLink>
        </Fact>
      )}
      <DateTimeFact source="createdAt" iso={row.createdAt} />
      <DateTimeFact source="receivedAt" iso={row.receivedAt} />
    </Facts>
    {row.message && (
      <TitledSection title="giving.message">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Typography>
      </TitledSection>
    )}
  </>
);
