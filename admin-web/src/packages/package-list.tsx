import { BooleanInput, CreateButton, DataTable } from 'react-admin';
import type { AdminPackage } from '#contracts/http/admin/catalogue.http';
import { ConsoleList } from '../shared/console-list';
import { SearchFilter } from '../shared/search-filter';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminPackage>;

const filters = [<SearchFilter key="q" source="q" alwaysOn />, <BooleanInput key="active" source="active" />];

export const PackageList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'slug', order: 'ASC' }}
    tools={<CreateButton />}
    table={{ hiddenColumns: ['needsTv'] }}
    small={{
      primaryText: (pack: AdminPackage) => `${pack.providerName} ${pack.name}`,
      secondaryText: (pack: AdminPackage) => pack.description,
    }}
  >
    <Column source="providerName" disableSort />
    <Column source="name" />
    <Column source="slug" />
    <Column source="isHost" disableSort field={YesField} />
    <Column source="isPo" disableSort field={YesField} />
    <Column source="needsTv" disableSort field={YesField} />
    <Column source="active" field={YesField} />
    <Column source="variants" align="right" disableSort />
  </ConsoleList>
);
