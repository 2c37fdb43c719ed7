import { CreateButton, DataTable } from 'react-admin';
import type { AdminProduct } from '#contracts/products/merchandise/merchandise.admin.http';
import { CheckField } from '../../../platform/fields/fields';
import { ConsoleList } from '../../../platform/lists/console-list';

const Column = DataTable.Col<AdminProduct>;

export const ProductList = () => (
  <ConsoleList
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (product: AdminProduct) => product.name,
      secondaryText: (product: AdminProduct) => `${product.slug} · ${product.available}`,
    }}
  >
    <Column source="position" align="right" />
    <Column source="name" />
    <Column source="slug" />
    <Column source="variants" align="right" disableSort />
    <Column source="available" align="right" disableSort />
    <Column source="active" disableSort field={CheckField} />
  </ConsoleList>
);
