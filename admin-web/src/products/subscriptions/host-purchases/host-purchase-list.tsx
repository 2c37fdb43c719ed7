import { DataTable } from 'react-admin';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { PURCHASE_STATES } from '#domain/products/subscriptions/hosts/purchase';
import { ConsoleList } from '../../../platform/lists/console-list';
import { CodeField, DateTimeField, MoneyField, StatusField } from '../../../platform/fields/fields';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { formatDateTime } from '../../../platform/fields/format';
import { Plan, planText } from '../../../catalogue/shared/plan';
import { StatusChip } from '../../../platform/fields/status-chip';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminPurchase>;

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('submittedAt') },
  ...PURCHASE_STATES.map((state) => ({
    label: `status.purchase.${state}`,
    filter: { state },
    sort: state === 'submitted' ? oldestFirst('submittedAt') : newestFirst('decidedAt'),
  })),
];

export const HostPurchaseList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'submitted' }}
    sort={oldestFirst('submittedAt')}
    choices={choices}
    table={{ hiddenColumns: ['groupName', 'providerPrice'] }}
    small={{
      primaryText: (purchase: AdminPurchase) => `${purchase.orderNumber} · ${purchase.customerName}`,
      secondaryText: (purchase: AdminPurchase) => (
        <>
          {planText(purchase)} · {formatDateTime(purchase.submittedAt)}
          <br />
          <StatusChip subject="purchase" value={purchase.state} />
        </>
      ),
    }}
  >
    <Column source="submittedAt" field={DateTimeField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column label="resources.host-purchases.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="claimed" align="right" disableSort field={MoneyField} />
    <Column source="providerPrice" align="right" disableSort field={MoneyField} />
    <Column source="reimbursement" align="right" disableSort field={MoneyField} />
    <Column source="state">
      <StatusField source="state" subject="purchase" />
    </Column>
  </ConsoleList>
);
