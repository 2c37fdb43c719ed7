import { CreateButton, DataTable } from 'react-admin';
import type { AdminAdmin } from '#contracts/identity/admins.admin.http';
import { ADMIN_ROLES } from '#domain/platform/admin-role';
import { ConsoleList } from '../../platform/lists/console-list';
import { DateTimeField, StatusField, TranslatedField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';

const Column = DataTable.Col<AdminAdmin>;

const choices = [
  { label: 'console.all', filter: {} },
  ...ADMIN_ROLES.map((role) => ({ label: `adminRole.${role}`, filter: { role } })),
];

export const AdminList = () => (
  <ConsoleList
    sort={{ field: 'name', order: 'ASC' }}
    choices={choices}
    tools={<CreateButton />}
    small={{
      primaryText: (admin: AdminAdmin) => admin.name,
      secondaryText: (admin: AdminAdmin) => (
        <>
          <TranslatedField record={admin} source="role" prefix="adminRole" /> · {admin.email}
          <br />
          <StatusChip subject="admin" value={admin.state} />
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="email" />
    <Column source="role">
      <TranslatedField source="role" prefix="adminRole" />
    </Column>
    <Column source="state" disableSort>
      <StatusField source="state" subject="admin" />
    </Column>
    <Column source="createdAt" field={DateTimeField} />
  </ConsoleList>
);
