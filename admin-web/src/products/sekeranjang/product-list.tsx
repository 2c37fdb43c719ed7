import { CreateButton, DataTable } from 'react-admin';
import type { AdminSekeranjangProduct } from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { PRODUCT_STATES } from '#domain/products/sekeranjang/product-state';
import { DeadlineField } from '../../platform/fields/deadline';
import { MoneyField, StatusField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { oldestFirst } from '../../platform/lists/filter-choice';
import { Race } from './race';

const Column = DataTable.Col<AdminSekeranjangProduct>;

const choices = [
  { label: 'sekeranjang.waiting', filter: { waiting: true }, sort: oldestFirst('waitsSince') },
  ...PRODUCT_STATES.map((state) => ({ label: `status.sekeranjang.${state}`, filter: { state } })),
  // Stored before '100.000' was read as a hundred thousand; new prices cannot be so low.
  { label: 'sekeranjang.priceTooLow', filter: { priceTooLow: true } },
  { label: 'console.all', filter: {} },
];

export const SekeranjangList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    tools={<CreateButton />}
    small={{
      primaryText: (product: AdminSekeranjangProduct) => product.name,
      secondaryText: (product: AdminSekeranjangProduct) => (
        <>
          <Race product={product} />
          <StatusChip subject="sekeranjang" value={product.state} />
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="joined" render={(product) => <Race product={product} />} />
    <Column source="currentPrice" disableSort align="right" field={MoneyField} />
    <Column source="promoEndAt" field={DeadlineField} />
    <Column source="state">
      <StatusField source="state" subject="sekeranjang" />
    </Column>
  </ConsoleList>
);
