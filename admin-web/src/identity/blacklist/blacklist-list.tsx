import { DataTable, TextInput } from 'react-admin';
import type { AdminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import { DeadlineField } from '../../platform/fields/deadline';
import { ClampedText } from '../../platform/fields/clamped-text';
import { ConsoleList } from '../../platform/lists/console-list';
import { DateTimeField } from '../../platform/fields/fields';
import { newestFirst, oldestFirst } from '../../platform/lists/filter-choice';
import { StatusChip } from '../../platform/fields/status-chip';
import { useCan } from '../../platform/auth/permissions';
import { SystemText } from '../../platform/i18n/system-text';
import { CreateEntryButton } from './create-entry-button';

const Column = DataTable.Col<AdminBlacklistEntry>;
const keysText = ({ keys }: AdminBlacklistEntry) => keys.map(({ value }) => value).join(', ');
const EntryStatus = ({ entry }: { entry: AdminBlacklistEntry }) => (
  <StatusChip subject="blacklist" value={entry.waitingAppeals ? 'appealing' : entry.state} />
);

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  { label: 'status.blacklist.appealing', filter: { appealing: true }, sort: oldestFirst('waitsSince') },
  { label: 'status.blacklist.active', filter: { state: 'active' }, sort: newestFirst('createdAt') },
];

export const BlacklistList = () => (
  <ConsoleList
    filters={[<TextInput key="customerUid" source="customerUid" />]}
    sort={newestFirst('createdAt')}
    choices={choices}
    tools={useCan()('blacklist.create') && <CreateEntryButton />}
    small={{
      primaryText: (entry: AdminBlacklistEntry) => <SystemText text={entry.reason} />,
      secondaryText: (entry: AdminBlacklistEntry) => (
        <>
          {keysText(entry)}
          <br />
          <EntryStatus entry={entry} />
        </>
      ),
    }}
  >
    <Column source="reason" disableSort render={({ reason }) => <SystemText text={reason} />} />
    <Column source="keys" disableSort render={(entry) => <ClampedText>{keysText(entry)}</ClampedText>} />
    <Column source="customers" align="right" disableSort render={({ customers }) => customers.length} />
    <Column source="state" render={(entry) => <EntryStatus entry={entry} />} />
    <Column source="expiresAt" field={DeadlineField} />
    <Column source="createdAt" field={DateTimeField} />
    <Column source="createdBy" disableSort />
  </ConsoleList>
);
