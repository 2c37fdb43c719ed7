import { AutocompleteInput, DataTable, ReferenceInput, SelectInput } from 'react-admin';
import type { AdminAccount } from '#contracts/http/admin/accounts.http';
import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { moment, word } from '../shared/export-columns';
import { CodeField, MomentField, StatusField, WordField } from '../shared/fields';
import { Plan, planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { SearchFilter } from '../shared/search-filter';
import { Written } from '../shared/written';

const Column = DataTable.Col<AdminAccount>;

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={Object.values(ACCOUNT_STATUS).map((code) => ({ id: code, name: `status.account.${code}` }))}
  />,
  <ReferenceInput
    key="groupUid"
    source="groupUid"
    reference="account-groups"
    label="resources.accounts.fields.groupName"
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    <AutocompleteInput optionText="name" label="resources.accounts.fields.groupName" />
  </ReferenceInput>,
];

export const AccountList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    tools={
      <CsvExportButton<AdminAccount>
        fileName="akun"
        columns={[
          'orderNumber',
          'customerName',
          'phoneNumber',
          { source: 'plan', value: planText },
          'groupName',
          'seatNumber',
          word('role', 'role'),
          word('status', 'status.account'),
          moment('createdAt'),
        ]}
      />
    }
    table={{
      hiddenColumns: ['role', 'pendingReason'],
      sx: { '& .column-createdAt': { display: { md: 'none', lg: 'table-cell' } } },
    }}
    small={{
      primaryText: (account: AdminAccount) => `${account.orderNumber} · ${account.customerName}`,
      secondaryText: (account: AdminAccount) => (
        <>
          {planText(account)} · {account.groupName} ({account.seatNumber})
          <br />
          <StatusChip subject="account" value={account.status} />
        </>
      ),
    }}
  >
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort />
    <Column label="resources.accounts.fields.plan" disableSort render={(account) => <Plan record={account} />} />
    <Column
      source="groupName"
      disableSort
      sx={{ minWidth: '8.5rem' }}
      render={(account) => (
        <RecordLink resource="account-groups" id={account.groupUid}>
          {account.groupName}
        </RecordLink>
      )}
    />
    <Column source="seatNumber" align="right" disableSort />
    <Column source="role" disableSort>
      <WordField source="role" prefix="role" />
    </Column>
    <Column source="status">
      <StatusField source="status" subject="account" />
    </Column>
    <Column
      source="pendingReason"
      disableSort
      render={({ pendingReason }) => pendingReason && <Written text={pendingReason} />}
    />
    <Column source="createdAt" field={MomentField} />
  </ConsoleList>
);
