import { DataTable, TextInput } from 'react-admin';
import type { AdminGroup } from '#contracts/http/admin/groups.http';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { moment } from '../shared/export-columns';
import { MomentField } from '../shared/fields';
import { newestFirst, oldestFirst } from '../shared/filter-choice';
import { SeatBar } from './seat-bar';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminGroup>;

const filters = [<SearchFilter key="q" source="q" alwaysOn />, <TextInput key="providerName" source="providerName" />];

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  { label: 'filter.short', filter: { short: true }, sort: oldestFirst('createdAt') },
];

export const AccountGroupList = () => (
  <ConsoleList
    filters={filters}
    sort={newestFirst('createdAt')}
    choices={choices}
    tools={
      <CsvExportButton<AdminGroup>
        fileName="grup"
        columns={['name', 'providerName', 'familyName', 'seats', 'occupied', 'missing', moment('createdAt')]}
      />
    }
    table={{ hiddenColumns: ['familyName'] }}
    small={{
      primaryText: (group: AdminGroup) => group.name,
      secondaryText: (group: AdminGroup) => (
        <>
          {group.providerName} · {group.occupied}/{group.seats} <SeatBar group={group} />
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="providerName" disableSort />
    <Column source="familyName" disableSort />
    <Column source="seats" disableSort render={(group) => <SeatBar group={group} />} />
    <Column source="occupied" align="right" render={(group) => `${group.occupied}/${group.seats}`} />
    <Column source="missing" align="right" />
    <Column source="filledAt" field={MomentField} />
    <Column source="createdAt" field={MomentField} />
  </ConsoleList>
);
