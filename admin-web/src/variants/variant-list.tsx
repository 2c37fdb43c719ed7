import { BooleanInput, CreateButton, DataTable } from 'react-admin';
import type { AdminVariant } from '#contracts/http/admin/catalogue.http';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleList } from '../shared/console-list';
import { MoneyField } from '../shared/fields';
import { SearchFilter } from '../shared/search-filter';
import { SheetButtons } from '../shared/sheet-buttons';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminVariant>;

const filters = [<SearchFilter key="q" source="q" alwaysOn />, <BooleanInput key="active" source="active" />];

export const VariantList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'durationMonths', order: 'ASC' }}
    tools={
      <>
        <CreateButton />
        <SheetButtons />
      </>
    }
    small={{
      primaryText: (variant: AdminVariant) => `${variant.providerName} ${variant.packageName}`,
      secondaryText: (variant: AdminVariant) => `${variant.durationLabel} · ${formatRupiah(variant.grandTotal)}`,
    }}
  >
    <Column source="providerName" disableSort />
    <Column source="packageName" disableSort />
    <Column source="durationLabel" disableSort />
    <Column source="grandTotal" align="right" disableSort field={MoneyField} />
    <Column source="familyName" disableSort />
    <Column source="active" field={YesField} />
  </ConsoleList>
);
