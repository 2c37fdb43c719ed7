import { AutocompleteInput, DataTable, ReferenceInput, SelectInput } from 'react-admin';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { formatRupiah } from '#domain/money/sen';
import { ORDER_KINDS, ORDER_STATUS } from '#domain/orders/order-status';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { moment, word } from '../shared/export-columns';
import { CodeField, MoneyField, MomentField, StatusField, WordField } from '../shared/fields';
import { formatMoment } from '../shared/format';
import { Plan, planText } from '../shared/plan';
import { StatusChip } from '../shared/status-chip';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminOrder>;

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={Object.values(ORDER_STATUS).map((code) => ({ id: code, name: `status.order.${code}` }))}
  />,
  <SelectInput key="kind" source="kind" choices={ORDER_KINDS.map((kind) => ({ id: kind, name: `kind.${kind}` }))} />,
  <ReferenceInput key="customerUid" source="customerUid" reference="customers" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput optionText="name" label="resources.orders.fields.customerUid" />
  </ReferenceInput>,
];

export const OrderList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    tools={
      <CsvExportButton<AdminOrder>
        fileName="pesanan"
        columns={[
          'orderNumber',
          moment('createdAt'),
          word('status', 'status.order'),
          word('kind', 'kind'),
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
      primaryText: (order: AdminOrder) => `${order.orderNumber} · ${order.customerName}`,
      secondaryText: (order: AdminOrder) => (
        <>
          {planText(order)} · {formatRupiah(order.grandTotal)}
          <br />
          {formatMoment(order.createdAt)} <StatusChip subject="order" value={order.status} />
        </>
      ),
    }}
  >
    <Column source="orderNumber" field={CodeField} />
    <Column source="createdAt" field={MomentField} />
    <Column source="customerName" />
    <Column label="resources.orders.fields.plan" disableSort render={(order) => <Plan record={order} />} />
    <Column source="kind">
      <WordField source="kind" prefix="kind" />
    </Column>
    <Column source="grandTotal" align="right" field={MoneyField} />
    <Column source="status">
      <StatusField source="status" subject="order" />
    </Column>
    <Column source="accountStatus" disableSort>
      <StatusField source="accountStatus" subject="account" />
    </Column>
    <Column source="groupName" disableSort />
    <Column source="dueAt" field={MomentField} />
  </ConsoleList>
);
