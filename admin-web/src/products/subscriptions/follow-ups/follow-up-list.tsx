import { DataTable } from 'react-admin';
import type { AdminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { ClampedText } from '../../../platform/fields/clamped-text';
import { ConsoleList } from '../../../platform/lists/console-list';
import { Age, CodeField, StatusField, TranslatedField } from '../../../platform/fields/fields';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { StatusChip } from '../../../platform/fields/status-chip';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminFollowUp>;

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  { label: 'status.follow-up.open', filter: { state: 'open' }, sort: oldestFirst('createdAt') },
  ...['answered', 'closed'].map((state) => ({
    label: `status.follow-up.${state}`,
    filter: { state },
    sort: newestFirst('createdAt'),
  })),
];

export const FollowUpList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'open' }}
    sort={oldestFirst('createdAt')}
    choices={choices}
    table={{ sx: { '& .column-groupName': { display: { md: 'none', lg: 'table-cell' } } } }}
    small={{
      primaryText: (row: AdminFollowUp) => `${row.customerName} · ${row.orderNumber}`,
      secondaryText: (row: AdminFollowUp) => (
        <>
          <ClampedText>{row.message}</ClampedText>
          <StatusChip subject="follow-up" value={row.state} /> <Age iso={row.createdAt} />
        </>
      ),
    }}
  >
    <Column source="createdAt" render={(row) => <Age iso={row.createdAt} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="topic" disableSort>
      <TranslatedField source="topic" prefix="help" />
    </Column>
    <Column source="message" disableSort render={(row) => <ClampedText>{row.message}</ClampedText>} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="state">
      <StatusField source="state" subject="follow-up" />
    </Column>
  </ConsoleList>
);
