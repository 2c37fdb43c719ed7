import { DataTable } from 'react-admin';
import type { AdminThread } from '#contracts/products/subscriptions/access.admin.http';
import { ClampedText } from '../../../platform/fields/clamped-text';
import { Age, CodeField } from '../../../platform/fields/fields';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { OneLine, OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminThread>;

const choices = [
  { label: 'threads.unread', filter: { unread: true }, sort: oldestFirst('waitsSince') },
  { label: 'console.all', filter: {}, sort: newestFirst('lastAt') },
];

/** Threads with lines that no admin has read, the longest waiting first. */
export const ThreadList = () => (
  <ConsoleList
    filterDefaultValues={{ unread: true }}
    sort={oldestFirst('waitsSince')}
    choices={choices}
    small={{
      primaryText: (row: AdminThread) => `${row.customerName} · ${row.orderNumber}`,
      secondaryText: (row: AdminThread) => (
        <>
          <ClampedText>{row.lastMessage ?? ''}</ClampedText> <Age iso={row.waitsSince ?? row.lastAt} />
        </>
      ),
    }}
  >
    <Column source="waitsSince" render={(row) => row.waitsSince && <Age iso={row.waitsSince} />} />
    <Column source="lastAt" render={(row) => <Age iso={row.lastAt} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="lastMessage" disableSort render={(row) => <OneLine max="22rem">{row.lastMessage}</OneLine>} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="unread" disableSort />
  </ConsoleList>
);
