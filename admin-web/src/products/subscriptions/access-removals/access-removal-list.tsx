import { DataTable } from 'react-admin';
import type { AdminAccessRemoval } from '#contracts/products/subscriptions/periods.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { Age, CodeField } from '../../../platform/fields/fields';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminAccessRemoval>;

const choices = [
  { label: 'accessRemovals.open', filter: { state: 'open' }, sort: oldestFirst('createdAt') },
  { label: 'filter.knowsLogin', filter: { state: 'open', knowsLogin: true }, sort: oldestFirst('createdAt') },
  { label: 'accessRemovals.done', filter: { state: 'done' }, sort: newestFirst('createdAt') },
];

/** Former members whose access is to be taken away, the longest waiting first. */
export const AccessRemovalList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'open' }}
    sort={oldestFirst('createdAt')}
    choices={choices}
    small={{
      primaryText: (row: AdminAccessRemoval) => `${row.customerName} · ${row.groupName}`,
      secondaryText: (row: AdminAccessRemoval) => (
        <>
          {planText(row)} · <Age iso={row.createdAt} />
        </>
      ),
    }}
  >
    <Column source="createdAt" render={(row) => <Age iso={row.createdAt} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="accountEmail" disableSort render={(row) => row.accountEmail ?? '–'} />
    <Column source="doneBy" disableSort render={(row) => row.doneBy ?? '–'} />
  </ConsoleList>
);
