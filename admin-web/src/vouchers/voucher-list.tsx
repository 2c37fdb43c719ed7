import { DataTable } from 'react-admin';
import type { AdminVoucher } from '#contracts/http/vouchers.http';
import { VOUCHER_STATES } from '#domain/vouchers/voucher';
import { ConsoleList } from '../shared/console-list';
import { CodeField, MomentField, StatusField } from '../shared/fields';
import { formatMoment } from '../shared/format';
import { Plan, planText } from '../shared/plan';
import { SearchFilter } from '../shared/search-filter';
import { StatusChip } from '../shared/status-chip';

const Column = DataTable.Col<AdminVoucher>;

const choices = [
  { label: 'console.all', filter: {} },
  ...VOUCHER_STATES.map((state) => ({ label: `status.voucher.${state}`, filter: { state } })),
];

export const VoucherList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    sort={{ field: 'issuedAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: (voucher: AdminVoucher) => `${voucher.code} · ${voucher.customerName}`,
      secondaryText: (voucher: AdminVoucher) => (
        <>
          {planText(voucher)} · {voucher.used}/{voucher.treatments} · {formatMoment(voucher.useBy)}
          <br />
          <StatusChip subject="voucher" value={voucher.state} />
        </>
      ),
    }}
  >
    <Column source="code" disableSort field={CodeField} />
    <Column source="customerName" disableSort />
    <Column label="resources.vouchers.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="used" align="right" render={(row) => `${row.used}/${row.treatments}`} />
    <Column source="issuedAt" field={MomentField} />
    <Column source="useBy" field={MomentField} />
    <Column source="state">
      <StatusField source="state" subject="voucher" />
    </Column>
  </ConsoleList>
);
