import { Card } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { formatRupiah } from '#domain/money/sen';
import { Clamped } from '../shared/clamped';
import { CodeField, MoneyField, MomentField, StatusField } from '../shared/fields';
import { formatMoment } from '../shared/format';
import { Plan } from '../shared/plan';
import { ResponsiveTable } from '../shared/responsive-table';
import { StatusChip } from '../shared/status-chip';

const Column = DataTable.Col<AdminPayment>;

/** Two moments and a reason in one row: the clocks go under the days, and a window without much room shows the later moment only. */
const narrower = {
  '& time': { whiteSpace: 'normal' },
  '& .column-submittedAt': { display: { md: 'none', lg: 'table-cell' } },
};

export const PaymentTable = () => (
  <Card>
    <ResponsiveTable
      table={{ hiddenColumns: ['bankFrom', 'decidedBy'], sx: narrower }}
      small={{
        primaryText: (payment: AdminPayment) => `${payment.orderNumber} · ${formatRupiah(payment.amount)}`,
        secondaryText: (payment: AdminPayment) => (
          <>
            {payment.customerName} · {formatMoment(payment.decidedAt ?? payment.submittedAt)}
            <br />
            <StatusChip subject="payment" value={payment.state} />
            {payment.reason && <Clamped>{payment.reason}</Clamped>}
          </>
        ),
      }}
    >
      <Column source="submittedAt" field={MomentField} />
      <Column source="orderNumber" disableSort field={CodeField} />
      <Column source="customerName" disableSort />
      <Column label="resources.payments.fields.plan" disableSort render={(payment) => <Plan record={payment} />} />
      <Column source="amount" align="right" field={MoneyField} />
      <Column source="bankFrom" disableSort />
      <Column source="state">
        <StatusField source="state" subject="payment" />
      </Column>
      <Column source="decidedAt" field={MomentField} />
      <Column source="decidedBy" disableSort />
      <Column source="reason" disableSort render={({ reason }) => reason && <Clamped>{reason}</Clamped>} />
    </ResponsiveTable>
  </Card>
);
