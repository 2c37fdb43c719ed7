import { CreateButton, DataTable } from 'react-admin';
import type { AdminPriceNotice } from '#contracts/http/admin/scheme.http';
import { ConsoleList } from '../shared/console-list';
import { formatDate } from '../shared/format';
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
      tertiaryText: (notice: AdminPriceNotice) => formatDate(notice.effectiveOn),
    }}
  >
    <Column source="effectiveOn" render={(notice) => formatDate(notice.effectiveOn)} />
    <Column source="providerName" disableSort />
    <Column source="text" />
  </ConsoleList>
);
