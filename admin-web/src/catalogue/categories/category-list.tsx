import { CreateButton, DataTable } from 'react-admin';
import type { AdminCategory } from '#contracts/catalogue/catalogue.admin.http';
import { ConsoleList } from '../../platform/lists/console-list';

const Column = DataTable.Col<AdminCategory>;

export const CategoryList = () => (
  <ConsoleList
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
