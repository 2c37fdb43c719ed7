import { DataTable } from 'react-admin';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { customerFilter } from '../../identity/shared/customer-filter';
import { BlockedSign, PayeeName } from '../../identity/shared/payee-name';
import { CodeField, DateTimeField, MoneyField } from '../../platform/fields/fields';
import { OneLineField } from '../../platform/fields/one-line';
import { ConsoleList } from '../../platform/lists/console-list';
import { PayChosen } from '../shared/pay-together';
import { PaidStatus } from '../shared/given-back';

const Column = DataTable.Col<AdminRefund>;

/** What is to be transferred comes first. */
const choices = [
  ...(['requested', 'approved', 'credited', 'paid'] as const).map((state) => ({
    label: `status.refund.${state}`,
    filter: { state },
  })),
  { label: 'console.all', filter: {} },
];

export const RefundList = () => (
  <ConsoleList
    filters={[customerFilter()]}
    sort={{ field: 'askedAt', order: 'ASC' }}
    choices={choices}
    table={{ bulkActionButtons: <PayChosen<AdminRefund> /> }}
    small={{
      primaryText: (refund: AdminRefund) => refund.orderNumber,
      tertiaryText: (refund: AdminRefund) => formatRupiah(refund.amount),
      secondaryText: (refund: AdminRefund) => (
        <>
          {refund.customerName} · {refund.reason}
          <br />
          <PaidStatus subject="refund" of={refund} />
          <BlockedSign of={refund} />
        </>
      ),
    }}
  >
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort render={(row) => <PayeeName of={row} />} />
    <Column source="reason" disableSort field={OneLineField} />
    <Column source="amount" align="right" field={MoneyField} />
    <Column source="askedAt" field={DateTimeField} />
    <Column source="state" render={(row) => <PaidStatus subject="refund" of={row} />} />
  </ConsoleList>
);
