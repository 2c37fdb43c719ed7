import { DataTable } from 'react-admin';
import type { AdminVoucher } from '#contracts/products/vouchers/vouchers.http';
import { VOUCHER_STATES } from '#domain/products/vouchers/voucher';
import { DeadlineField } from '../../platform/fields/deadline';
import { ConsoleList } from '../../platform/lists/console-list';
import { CodeField, DateTimeField, StatusField } from '../../platform/fields/fields';
import { formatDeadline } from '../../platform/fields/format';
import { Plan, planText } from '../../catalogue/shared/plan';
import { StatusChip } from '../../platform/fields/status-chip';
import { OneLineField } from '../../platform/fields/one-line';

const Column = DataTable.Col<AdminVoucher>;

const choices = [
  { label: 'console.all', filter: {} },
  ...VOUCHER_STATES.map((state) => ({ label: `status.voucher.${state}`, filter: { state } })),
];

export const VoucherList = () => (
  <ConsoleList
    sort={{ field: 'issuedAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: (voucher: AdminVoucher) => `${voucher.code} · ${voucher.customerName}`,
      secondaryText: (voucher: AdminVoucher) => (
        <>
          {planText(voucher)} · {voucher.used}/{voucher.treatments} · {formatDeadline(voucher.useBy)}
          <br />
          <StatusChip subject="voucher" value={voucher.state} />
        </>
      ),
    }}
  >
    <Column source="code" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column label="resources.vouchers.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="used" align="right" render={(row) => `${row.used}/${row.treatments}`} />
    <Column source="issuedAt" field={DateTimeField} />
    <Column source="useBy" field={DeadlineField} />
    <Column source="state">
      <StatusField source="state" subject="voucher" />
    </Column>
  </ConsoleList>
);
