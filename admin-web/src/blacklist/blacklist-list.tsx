import { DataTable, TextInput } from 'react-admin';
import type { AdminBlacklistEntry } from '#contracts/http/admin/blacklist.http';
import { Clamped } from '../shared/clamped';
import { ConsoleList } from '../shared/console-list';
import { MomentField } from '../shared/fields';
import { newestFirst, oldestFirst } from '../shared/filter-choice';
import { SearchFilter } from '../shared/search-filter';
import { StatusChip } from '../shared/status-chip';
import { useMay } from '../shared/use-may';
import { Written } from '../shared/written';
import { CreateEntryButton } from './create-entry-button';

const Column = DataTable.Col<AdminBlacklistEntry>;
const keysText = ({ keys }: AdminBlacklistEntry) => keys.map(({ value }) => value).join(', ');
const Standing = ({ entry }: { entry: AdminBlacklistEntry }) => (
  <StatusChip subject="blacklist" value={entry.waitingAppeals ? 'appealing' : entry.state} />
);

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  { label: 'status.blacklist.appealing', filter: { appealing: true }, sort: oldestFirst('createdAt') },
  { label: 'status.blacklist.active', filter: { state: 'active' }, sort: newestFirst('createdAt') },
];

export const BlacklistList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />, <TextInput key="customerUid" source="customerUid" />]}
    sort={newestFirst('createdAt')}
    choices={choices}
    tools={useMay()('blacklist.create') && <CreateEntryButton />}
    small={{
      primaryText: (entry: AdminBlacklistEntry) => <Written text={entry.reason} />,
      secondaryText: (entry: AdminBlacklistEntry) => (
        <>
          {keysText(entry)}
          <br />
          <Standing entry={entry} />
        </>
      ),
    }}
  >
    <Column source="reason" disableSort render={({ reason }) => <Written text={reason} />} />
    <Column source="keys" disableSort render={(entry) => <Clamped>{keysText(entry)}</Clamped>} />
    <Column source="customers" align="right" disableSort render={({ customers }) => customers.length} />
    <Column source="state" render={(entry) => <Standing entry={entry} />} />
    <Column source="expiresAt" field={MomentField} />
    <Column source="createdAt" field={MomentField} />
    <Column source="createdBy" disableSort />
  </ConsoleList>
);
