import { CreateButton, DataTable, TextInput } from 'react-admin';
import type { AdminProvider } from '#contracts/catalogue/catalogue.admin.http';
import { ConsoleList } from '../../platform/lists/console-list';
import { CheckField, DateTimeField } from '../../platform/fields/fields';
import { NamedProvider } from '../shared/provider-name';

const Column = DataTable.Col<AdminProvider>;

const filters = [<TextInput key="category" source="category" />];

export const ProviderList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    tools={<CreateButton />}
    table={{ hiddenColumns: ['createdAt'] }}
    small={{
      primaryText: (provider: AdminProvider) => provider.name,
      secondaryText: (provider: AdminProvider) => `${provider.category} · ${provider.tagline}`,
    }}
  >
    <Column source="name" render={(provider) => <NamedProvider of={provider} />} />
    <Column source="slug" />
    <Column source="category" disableSort />
    <Column source="tagline" disableSort />
    <Column source="packages" align="right" disableSort />
    <Column source="openGroups" align="right" disableSort />
    <Column source="hidden" disableSort field={CheckField} />
    <Column source="createdAt" field={DateTimeField} />
  </ConsoleList>
);
