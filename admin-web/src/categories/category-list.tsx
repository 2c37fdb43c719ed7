import { CreateButton, DataTable } from 'react-admin';
import type { AdminCategory } from '#contracts/http/admin/catalogue.http';
import { ConsoleList } from '../shared/console-list';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminCategory>;

export const CategoryList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (category: AdminCategory) => category.name,
      secondaryText: (category: AdminCategory) => category.slug,
      tertiaryText: (category: AdminCategory) => category.providers,
    }}
  >
    <Column source="position" />
    <Column source="name" />
    <Column source="slug" />
    <Column source="providers" align="right" disableSort />
  </ConsoleList>
);
