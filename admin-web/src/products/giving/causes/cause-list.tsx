import { CreateButton, DataTable } from 'react-admin';
import type { AdminCause } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { CheckField, MoneyField } from '../../../platform/fields/fields';
import { ConsoleList } from '../../../platform/lists/console-list';

const Column = DataTable.Col<AdminCause>;

export const CauseList = () => (
  <ConsoleList
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (cause: AdminCause) => cause.name,
      secondaryText: (cause: AdminCause) => `${formatRupiah(cause.raised)} · ${formatRupiah(cause.held)}`,
    }}
  >
    <Column source="position" align="right" />
    <Column source="name" />
    <Column source="raised" align="right" field={MoneyField} />
    <Column source="disbursed" align="right" disableSort field={MoneyField} />
    <Column source="held" align="right" disableSort field={MoneyField} />
    <Column source="donations" align="right" disableSort />
    <Column source="active" disableSort field={CheckField} />
  </ConsoleList>
);
