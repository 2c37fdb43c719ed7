import { BooleanInput, DataTable } from 'react-admin';
import type { AdminVariant } from '#contracts/http/admin.http';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { MoneyField } from '../shared/fields';
import { SearchFilter } from '../shared/search-filter';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminVariant>;

const filters = [<SearchFilter key="q" source="q" alwaysOn />, <BooleanInput key="active" source="active" />];

export const VariantList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'durationMonths', order: 'ASC' }}
    tools={
      <CsvExportButton<AdminVariant>
        fileName="harga"
        columns={[
          { header: 'providerName', value: (variant) => variant.providerName },
          { header: 'packageName', value: (variant) => variant.packageName },
          { header: 'duration (months)', value: (variant) => variant.duration },
          { header: 'grandTotal', value: (variant) => variant.grandTotal },
          { header: 'active', value: (variant) => (variant.active ? 1 : 0) },
        ]}
      />
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
