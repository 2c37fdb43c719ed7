import { Box, Card } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { formatRupiah } from '#domain/money/sen';
import { Clamped } from '../shared/clamped';
import { CodeField, Moment, MoneyField, MomentField } from '../shared/fields';
import { formatMoment } from '../shared/format';
import { Plan } from '../shared/plan';
import { ResponsiveTable } from '../shared/responsive-table';
import { StatusChip } from '../shared/status-chip';

const Column = DataTable.Col<AdminPayment>;

const StateAndReason = ({ payment: { state, reason } }: { payment: AdminPayment }) => (
  <>
    <StatusChip subject="payment" value={state} />
    {reason && <Clamped>{reason}</Clamped>}
  </>
);

export const PaymentTable = () => (
  <Card>
    <ResponsiveTable
      small={{
        primaryText: (payment: AdminPayment) => `${payment.orderNumber} · ${formatRupiah(payment.amount)}`,
        secondaryText: (payment: AdminPayment) => (
          <>
            {payment.customerName} · {formatMoment(payment.decidedAt ?? payment.submittedAt)}
            <br />
            <StateAndReason payment={payment} />
          </>
        ),
      }}
    >
      <Column source="submittedAt" field={MomentField} />
      <Column source="orderNumber" disableSort field={CodeField} />
      <Column source="customerName" disableSort />
      <Column label="resources.payments.fields.plan" disableSort render={(payment) => <Plan record={payment} />} />
      <Column source="amount" align="right" field={MoneyField} />
      <Column source="state" render={(payment) => <StateAndReason payment={payment} />} />
      <Column
        source="decidedAt"
        render={({ decidedAt, decidedBy }) => (
          <>
            <Moment iso={decidedAt} />
            {decidedBy && <Box sx={{ color: 'text.secondary' }}>{decidedBy}</Box>}
          </>
        )}
      />
    </ResponsiveTable>
  </Card>
);
