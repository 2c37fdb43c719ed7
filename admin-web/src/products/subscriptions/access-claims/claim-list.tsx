import { DataTable } from 'react-admin';
import type { AdminClaim } from '#contracts/products/subscriptions/access.admin.http';
import { RunningDeadline } from '../../../platform/fields/deadline';
import { ClampedText } from '../../../platform/fields/clamped-text';
import { Age, CodeField, StatusField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminClaim>;

const choices = [
  { label: 'claims.running', filter: { running: true }, sort: oldestFirst('dueAt') },
  { label: 'status.claim.missed', filter: { state: 'missed' }, sort: oldestFirst('openedAt') },
  { label: 'console.all', filter: {}, sort: newestFirst('openedAt') },
];

/** Claims with a clock that runs, the most urgent first. */
export const ClaimList = () => (
  <ConsoleList
    filterDefaultValues={{ running: true }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    small={{
      primaryText: (row: AdminClaim) => `${row.customerName} · ${row.groupName}`,
      secondaryText: (row: AdminClaim) => (
        <>
          <ClampedText>{row.message}</ClampedText>
          <StatusChip subject="claim" value={row.state} /> {row.dueAt && <RunningDeadline iso={row.dueAt} isRunning />}
        </>
      ),
    }}
  >
    <Column source="dueAt" render={(row) => <RunningDeadline short iso={row.dueAt} isRunning />} />
    <Column source="openedAt" render={(row) => <Age iso={row.openedAt} dueAt={row.dueAt} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="reasonLabel" disableSort field={OneLineField} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="claim" />
    </Column>
  </ConsoleList>
);
