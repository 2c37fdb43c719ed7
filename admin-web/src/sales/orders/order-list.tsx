import { DataTable, SelectInput, type SortPayload } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_KINDS, ORDER_STATUS } from '#domain/sales/orders/order-status';
import { DeadlineField } from '../../platform/fields/deadline';
import { customerFilter } from '../../identity/shared/customer-filter';
import { DayInput } from '../../platform/lists/day-input';
import { ConsoleList } from '../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../platform/lists/filter-choice';
import { CsvExportButton } from '../../platform/lists/csv-export-button';
import { dateTimeColumn, translatedColumn } from '../../platform/lists/csv-columns';
import { CodeField, MoneyField, DateTimeField, ShortDateTime, TranslatedField } from '../../platform/fields/fields';
import { NoWrap } from '../../platform/fields/no-wrap';
import { planText } from '../../catalogue/shared/plan';
import { OneLine } from '../../platform/fields/one-line';
import { StatusChip } from '../../platform/fields/status-chip';
import { statusText } from '../../platform/fields/status-text';
import { shownStatus } from './shown-status';

const Column = DataTable.Col<AdminOrder>;

const filters = [
  <DayInput key="from" source="from" />,
  <DayInput key="until" source="until" />,
  <SelectInput
    key="kind"
    source="kind"
    choices={ORDER_KINDS.map((kind) => ({ id: kind, name: `orderKind.${kind}` }))}
  />,
  customerFilter(),
];

const ofStatus = (code: number, sort: (field: string) => SortPayload) => ({
  label: `statusWord.order.${code}`,
  filter: { status: code },
  sort: sort('createdAt'),
});
/** What is still to come first, in the order in which an order goes through it. */
const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  ofStatus(ORDER_STATUS.waitingForGroup, oldestFirst),
  ofStatus(ORDER_STATUS.awaitingPayment, oldestFirst),
  ofStatus(ORDER_STATUS.awaitingConfirmation, oldestFirst),
  ofStatus(ORDER_STATUS.processing, oldestFirst),
  ofStatus(ORDER_STATUS.completed, newestFirst),
  ofStatus(ORDER_STATUS.expired, newestFirst),
  ofStatus(ORDER_STATUS.cancelled, newestFirst),
  ofStatus(ORDER_STATUS.refunded, newestFirst),
];

export const OrderList = () => (
  <ConsoleList
    filters={filters}
    choices={choices}
    sort={newestFirst('createdAt')}
    tools={
      <CsvExportButton<AdminOrder>
        fileName="pesanan"
        columns={[
          'orderNumber',
          dateTimeColumn('createdAt'),
          { source: 'status', value: (order, translate) => statusText(translate, 'order', shownStatus(order)) },
          translatedColumn('kind', 'orderKind'),
          'customerName',
          'email',
          'phoneNumber',
          { source: 'plan', value: planText },
          'groupName',
          'seatNumber',
          'grandTotal',
        ]}
      />
    }
    table={{ hiddenColumns: ['kind', 'accountStatus', 'groupName', 'dueAt'] }}
    small={{
      primaryText: (order: AdminOrder) => order.customerName,
      tertiaryText: (order: AdminOrder) => <StatusChip subject="order" value={shownStatus(order)} />,
      secondaryText: (order: AdminOrder) => (
        <>
          {planText(order)} · {formatRupiah(order.grandTotal)}
          <br />
          <NoWrap>{order.orderNumber}</NoWrap> · <ShortDateTime iso={order.createdAt} />
        </>
      ),
    }}
  >
    <Column source="orderNumber" field={CodeField} />
    <Column source="createdAt" field={DateTimeField} />
    <Column source="customerName" render={({ customerName }) => <OneLine max="11rem">{customerName}</OneLine>} />
    <Column
      label="resources.orders.fields.plan"
      disableSort
      render={(order) => <OneLine max="18rem">{planText(order)}</OneLine>}
    />
    <Column source="kind">
      <TranslatedField source="kind" prefix="orderKind" />
    </Column>
    <Column source="grandTotal" align="right" field={MoneyField} />
    {/* With the fixed word beside its own: what is prepared or has ended is found under Selesai. */}
    <Column source="status" render={(order) => <StatusChip subject="order" value={shownStatus(order)} />} />
    <Column
      source="accountStatus"
      disableSort
      render={({ accountStatus, isPrepared }) =>
        accountStatus !== undefined && <StatusChip subject="account" value={isPrepared ? 'prepared' : accountStatus} />
      }
    />
    <Column source="groupName" disableSort render={({ groupName }) => <OneLine>{groupName}</OneLine>} />
    <Column source="dueAt" field={DeadlineField} />
  </ConsoleList>
);
