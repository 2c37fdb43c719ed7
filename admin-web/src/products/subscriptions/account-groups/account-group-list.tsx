import { Box } from '@mui/material';
import { DataTable, TextInput } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { ConsoleList } from '../../../platform/lists/console-list';
import { CsvExportButton } from '../../../platform/lists/csv-export-button';
import { dateTimeColumn } from '../../../platform/lists/csv-columns';
import { DateTimeField } from '../../../platform/fields/fields';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { GroupNextText } from './group-next';
import { SeatBar, SeatLegend } from './seat-bar';
import { UnpaidSeats } from './unpaid-seats';

const Column = DataTable.Col<AdminGroup>;

const filters = [<TextInput key="providerName" source="providerName" />];

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  { label: 'filter.short', filter: { short: true }, sort: oldestFirst('createdAt') },
  { label: 'filter.withoutHost', filter: { withoutHost: true }, sort: oldestFirst('waitsSince') },
];

export const AccountGroupList = () => (
  <ConsoleList
    filters={filters}
    sort={newestFirst('createdAt')}
    choices={choices}
    legend={<SeatLegend />}
    tools={
      <CsvExportButton<AdminGroup>
        fileName="grup"
        columns={['name', 'providerName', 'familyName', 'seats', 'occupied', 'missing', dateTimeColumn('createdAt')]}
      />
    }
    table={{ hiddenColumns: ['providerName', 'familyName', 'filledAt'] }}
    small={{
      primaryText: (group: AdminGroup) => group.name,
      tertiaryText: (group: AdminGroup) => <SeatBar group={group} />,
      secondaryText: (group: AdminGroup) => (
        <>
          {group.occupied}/{group.seats}
          <UnpaidSeats of={group} />
          <Box sx={{ color: 'text.primary' }}>
            <GroupNextText group={group} />
          </Box>
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="providerName" disableSort />
    <Column source="familyName" disableSort />
    <Column source="seats" disableSort render={(group) => <SeatBar group={group} />} />
    <Column
      source="occupied"
      align="right"
      render={(group) => (
        <>
          {group.occupied}/{group.seats}
          <UnpaidSeats of={group} />
        </>
      )}
    />
    <Column source="missing" align="right" />
    <Column source="next" disableSort render={(group) => <GroupNextText group={group} />} />
    <Column source="filledAt" field={DateTimeField} />
    <Column source="createdAt" field={DateTimeField} />
  </ConsoleList>
);
