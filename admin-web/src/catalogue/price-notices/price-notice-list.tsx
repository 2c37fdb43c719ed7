import { CreateButton, DataTable } from 'react-admin';
import type { AdminPriceNotice } from '#contracts/catalogue/scheme.admin.http';
import { ConsoleList } from '../../platform/lists/console-list';
import { formatDate } from '../../platform/fields/format';

const Column = DataTable.Col<AdminPriceNotice>;

/** Announced price increases. */
export const PriceNoticeList = () => (
  <ConsoleList
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
