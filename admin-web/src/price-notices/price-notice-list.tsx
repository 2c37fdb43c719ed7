import { CreateButton, DataTable, DateField } from 'react-admin';
import type { AdminPriceNotice } from '#contracts/http/admin/scheme.http';
import { ConsoleList } from '../shared/console-list';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminPriceNotice>;
const filters = [<SearchFilter key="q" source="q" alwaysOn />];

/** From which day a brand costs more. */
export const PriceNoticeList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'effectiveOn', order: 'DESC' }}
    tools={<CreateButton />}
    table={{ rowClick: 'edit' }}
    small={{
      rowClick: 'edit',
      primaryText: (notice: AdminPriceNotice) => notice.providerName,
      secondaryText: (notice: AdminPriceNotice) => notice.text,
      tertiaryText: (notice: AdminPriceNotice) => notice.effectiveOn,
    }}
  >
    <Column source="effectiveOn">
      <DateField source="effectiveOn" locales="id-ID" options={{ dateStyle: 'medium', timeZone: 'UTC' }} />
    </Column>
    <Column source="providerName" disableSort />
    <Column source="text" />
  </ConsoleList>
);
