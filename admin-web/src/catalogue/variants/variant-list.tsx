import { BooleanInput, CreateButton, DataTable } from 'react-admin';
import type { AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { planNameOf } from '#domain/catalogue/plan-name';
import { ConsoleList } from '../../platform/lists/console-list';
import { CheckField, MoneyField } from '../../platform/fields/fields';
import { PriceSheetButtons } from '../shared/price-sheet-buttons';
import { ProviderOf } from '../shared/provider-name';

const Column = DataTable.Col<AdminVariant>;

const filters = [<BooleanInput key="active" source="active" />];

export const VariantList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'providerName', order: 'ASC' }}
    tools={
      <>
        <CreateButton />
        <PriceSheetButtons />
      </>
    }
    small={{
      primaryText: (variant: AdminVariant) => planNameOf(variant.providerName, variant.packageName),
      secondaryText: (variant: AdminVariant) => `${variant.durationLabel} · ${formatRupiah(variant.grandTotal)}`,
    }}
  >
    <Column source="providerName" render={(variant) => <ProviderOf of={variant} />} />
    <Column source="packageName" disableSort />
    <Column source="durationLabel" disableSort />
    <Column source="grandTotal" align="right" disableSort field={MoneyField} />
    <Column source="familyName" disableSort />
    <Column source="active" field={CheckField} />
  </ConsoleList>
);
