import { CreateButton, DataTable } from 'react-admin';
import type { AdminFamily } from '#contracts/catalogue/catalogue.admin.http';
import { ConsoleList } from '../../platform/lists/console-list';
import { MoneyField } from '../../platform/fields/fields';
import { ProviderOf } from '../shared/provider-name';

const Column = DataTable.Col<AdminFamily>;
const seats = ({ hostSeats, regularSeats }: AdminFamily) => `${hostSeats} + ${regularSeats}`;

export const FamilyList = () => (
  <ConsoleList
    sort={{ field: 'name', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (family: AdminFamily) => family.name,
      secondaryText: (family: AdminFamily) => family.slug,
      tertiaryText: seats,
    }}
  >
    <Column source="name" />
    <Column source="providerName" disableSort render={(family) => <ProviderOf of={family} />} />
    <Column source="seats" disableSort render={seats} />
    <Column source="providerPrice" align="right" disableSort field={MoneyField} />
    <Column source="transferFee" align="right" disableSort field={MoneyField} />
    <Column source="variants" align="right" disableSort />
  </ConsoleList>
);
