import { CreateButton, DataTable } from 'react-admin';
import type { AdminAdmin } from '#contracts/http/admin/admins.http';
import { ADMIN_ROLES } from '#domain/admins/admin-role';
import { ConsoleList } from '../shared/console-list';
import { MomentField, StatusField, WordField } from '../shared/fields';
import { SearchFilter } from '../shared/search-filter';
import { StatusChip } from '../shared/status-chip';

const Column = DataTable.Col<AdminAdmin>;

const choices = [
  { label: 'console.all', filter: {} },
  ...ADMIN_ROLES.map((role) => ({ label: `adminRole.${role}`, filter: { role } })),
];

export const AdminList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    sort={{ field: 'name', order: 'ASC' }}
    choices={choices}
    tools={<CreateButton />}
    small={{
      primaryText: (admin: AdminAdmin) => admin.name,
      secondaryText: (admin: AdminAdmin) => (
        <>
          <WordField record={admin} source="role" prefix="adminRole" /> · {admin.email}
          <br />
          <StatusChip subject="admin" value={admin.state} />
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="email" />
    <Column source="role">
      <WordField source="role" prefix="adminRole" />
    </Column>
    <Column source="state" disableSort>
      <StatusField source="state" subject="admin" />
    </Column>
    <Column source="createdAt" field={MomentField} />
  </ConsoleList>
);
