import { BooleanInput, CreateButton, DataTable } from 'react-admin';
import type { AdminPackage } from '#contracts/catalogue/catalogue.admin.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { ConsoleList } from '../../platform/lists/console-list';
import { CheckField } from '../../platform/fields/fields';
import { ProviderOf } from '../shared/provider-name';

const Column = DataTable.Col<AdminPackage>;

const filters = [<BooleanInput key="active" source="active" />];

export const PackageList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'slug', order: 'ASC' }}
    tools={<CreateButton />}
    table={{ hiddenColumns: ['needsTv'] }}
    small={{
      primaryText: (packageRecord: AdminPackage) => planNameOf(packageRecord.providerName, packageRecord.name),
      secondaryText: (packageRecord: AdminPackage) => packageRecord.description,
    }}
  >
    <Column source="providerName" disableSort render={(plan) => <ProviderOf of={plan} />} />
    <Column source="name" />
    <Column source="slug" />
    <Column source="isHost" disableSort field={CheckField} />
    <Column source="isPo" disableSort field={CheckField} />
    <Column source="needsTv" disableSort field={CheckField} />
    <Column source="active" field={CheckField} />
    <Column source="variants" align="right" disableSort />
  </ConsoleList>
);
