import { DataTable } from 'react-admin';
import type { AdminFollowUp } from '#contracts/http/admin/follow-ups.http';
import { Clamped } from '../shared/clamped';
import { ConsoleList } from '../shared/console-list';
import { Age, CodeField, StatusField, WordField } from '../shared/fields';
import { newestFirst, oldestFirst } from '../shared/filter-choice';
import { SearchFilter } from '../shared/search-filter';
import { StatusChip } from '../shared/status-chip';

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
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    filterDefaultValues={{ state: 'open' }}
    sort={oldestFirst('createdAt')}
    choices={choices}
    table={{ sx: { '& .column-groupName': { display: { md: 'none', lg: 'table-cell' } } } }}
    small={{
      primaryText: (row: AdminFollowUp) => `${row.customerName} · ${row.orderNumber}`,
      secondaryText: (row: AdminFollowUp) => (
        <>
          <Clamped>{row.message}</Clamped>
          <StatusChip subject="follow-up" value={row.state} /> <Age iso={row.createdAt} />
        </>
      ),
    }}
  >
    <Column source="createdAt" render={(row) => <Age iso={row.createdAt} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort />
    <Column source="topic" disableSort>
      <WordField source="topic" prefix="help" />
    </Column>
    <Column source="message" disableSort render={(row) => <Clamped>{row.message}</Clamped>} />
    <Column source="groupName" disableSort />
    <Column source="state">
      <StatusField source="state" subject="follow-up" />
    </Column>
  </ConsoleList>
);
