import { DataTable } from 'react-admin';
import type { AdminErrand } from '#contracts/products/errands/errands.admin.http';
import { ERRAND_STATES, type ErrandState } from '#domain/products/errands/errand';
import { DeadlineField } from '../../platform/fields/deadline';
import { DateTimeField, MoneyField, StatusField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { oldestFirst } from '../../platform/lists/filter-choice';
import { OneLineField } from '../../platform/fields/one-line';

const Column = DataTable.Col<AdminErrand>;

/** What an admin has to do comes first. */
const QUEUES: ErrandState[] = ['requested', 'paid'];
const byState = (state: ErrandState) => ({ label: `status.errand.${state}`, filter: { state } });
const choices = [
  { label: 'resources.errands.waiting', filter: { waiting: true }, sort: oldestFirst('waitsSince') },
  ...QUEUES.map(byState),
  { label: 'resources.errands.toShip', filter: { toShip: true } },
  ...ERRAND_STATES.filter((state) => !QUEUES.includes(state)).map(byState),
  { label: 'console.all', filter: {} },
];

export const ErrandList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'ASC' }}
    storeKey={false}
    filterDefaultValues={{ waiting: true }}
    choices={choices}
    small={{
      primaryText: (errand: AdminErrand) => `${errand.quantity} × ${errand.name}`,
      secondaryText: (errand: AdminErrand) => (
        <>
          {errand.customerName} <StatusChip subject="errand" value={errand.state} />
        </>
      ),
    }}
  >
    <Column source="name" disableSort />
    <Column source="quantity" disableSort align="right" />
    <Column source="ceiling" disableSort align="right" field={MoneyField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="quoteEndsAt" field={DeadlineField} />
    <Column source="createdAt" field={DateTimeField} />
    <Column source="state">
      <StatusField source="state" subject="errand" />
    </Column>
  </ConsoleList>
);
