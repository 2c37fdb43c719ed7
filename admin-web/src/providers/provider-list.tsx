import { CreateButton, DataTable, TextInput } from 'react-admin';
import type { AdminProvider } from '#contracts/http/admin/catalogue.http';
import { ConsoleList } from '../shared/console-list';
import { MomentField } from '../shared/fields';
import { SearchFilter } from '../shared/search-filter';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminProvider>;

const filters = [<SearchFilter key="q" source="q" alwaysOn />, <TextInput key="category" source="category" />];

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
    <Column source="name" />
    <Column source="slug" />
    <Column source="category" disableSort />
    <Column source="tagline" disableSort />
    <Column source="packages" align="right" disableSort />
    <Column source="openGroups" align="right" disableSort />
    <Column source="hidden" disableSort field={YesField} />
    <Column source="createdAt" field={MomentField} />
  </ConsoleList>
);
