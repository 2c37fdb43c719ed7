import { CreateButton, DataTable } from 'react-admin';
import type { AdminMerchandiseVariant } from '#contracts/products/merchandise/merchandise.admin.http';
import { CheckField, MoneyField } from '../../../platform/fields/fields';
import { ConsoleList } from '../../../platform/lists/console-list';

const Column = DataTable.Col<AdminMerchandiseVariant>;

/** Every size and colour with its stock. */
export const VariantList = () => (
  <ConsoleList
    sort={{ field: 'sku', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (variant: AdminMerchandiseVariant) => variant.name,
      secondaryText: ({ sku, available, stock }: AdminMerchandiseVariant) => `${sku} · ${available}/${stock}`,
    }}
  >
    <Column source="sku" />
    <Column source="name" disableSort />
    <Column source="price" align="right" disableSort field={MoneyField} />
    <Column source="stock" align="right" />
    <Column source="held" align="right" />
    <Column source="available" align="right" disableSort />
    <Column source="active" disableSort field={CheckField} />
  </ConsoleList>
);
