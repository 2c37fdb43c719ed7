import { DataTable } from 'react-admin';
import type { AdminPurchase } from '#contracts/http/admin/hosts.http';
import { PURCHASE_STATES } from '#domain/hosts/reimbursement';
import { ConsoleList } from '../shared/console-list';
import { CodeField, MomentField, MoneyField, StatusField } from '../shared/fields';
import { newestFirst, oldestFirst } from '../shared/filter-choice';
import { formatMoment } from '../shared/format';
import { Plan, planText } from '../shared/plan';
import { StatusChip } from '../shared/status-chip';
import { SearchFilter } from '../shared/search-filter';

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
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    filterDefaultValues={{ state: 'submitted' }}
    sort={oldestFirst('submittedAt')}
    choices={choices}
    table={{ hiddenColumns: ['groupName', 'providerPrice'] }}
    small={{
      primaryText: (purchase: AdminPurchase) => `${purchase.orderNumber} · ${purchase.customerName}`,
      secondaryText: (purchase: AdminPurchase) => (
        <>
          {planText(purchase)} · {formatMoment(purchase.submittedAt)}
          <br />
          <StatusChip subject="purchase" value={purchase.state} />
        </>
      ),
    }}
  >
    <Column source="submittedAt" field={MomentField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort />
    <Column label="resources.host-purchases.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="groupName" disableSort />
    <Column source="claimed" align="right" disableSort field={MoneyField} />
    <Column source="providerPrice" align="right" disableSort field={MoneyField} />
    <Column source="reimbursement" align="right" disableSort field={MoneyField} />
    <Column source="state">
      <StatusField source="state" subject="purchase" />
    </Column>
  </ConsoleList>
);
