import { Card } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { ClampedText } from '../../platform/fields/clamped-text';
import { CodeField, DateTimeField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { Plan } from '../../catalogue/shared/plan';
import { RememberList } from '../../platform/lists/last-list';
import { ResponsiveTable } from '../../platform/lists/responsive-table';
import { StatusChip } from '../../platform/fields/status-chip';
import { FilledColumn } from '../../platform/lists/filled-column';
import { OneLine, OneLineField } from '../../platform/fields/one-line';
import { PaidAmount } from '../shared/paid-amount';

const Column = DataTable.Col<AdminPayment>;

export const PaymentTable = () => {
  const translate = useTranslate();
  return (
    <Card>
      <RememberList />
      <ResponsiveTable
        table={{ sx: { '& .column-decidedBy': { display: { md: 'none', xl: 'table-cell' } } } }}
        small={{
          primaryText: (payment: AdminPayment) => (
            <>
              {payment.orderNumber} · <PaidAmount of={payment} />
            </>
          ),
          secondaryText: (payment: AdminPayment) => (
            <>
              {payment.customerName} · {formatDateTime(payment.decidedAt ?? payment.submittedAt)}
              <br />
              <StatusChip subject="payment" value={payment.state} />
              {payment.reason && <ClampedText>{payment.reason}</ClampedText>}
            </>
          ),
        }}
      >
        <Column source="submittedAt" field={DateTimeField} />
        <Column source="orderNumber" disableSort field={CodeField} />
        <Column source="customerName" disableSort field={OneLineField} />
        <Column label="resources.payments.fields.plan" disableSort render={(payment) => <Plan record={payment} />} />
        <Column source="amount" align="right" render={(payment) => <PaidAmount of={payment} />} />
        <Column source="state" render={({ state }) => <StatusChip subject="payment" value={state} />} />
        <FilledColumn<AdminPayment> source="reason" disableSort field={OneLineField} />
        <FilledColumn<AdminPayment> source="decidedAt" field={DateTimeField} />
        <FilledColumn<AdminPayment>
          source="decidedBy"
          disableSort
          render={({ decidedBy }) => (
            <OneLine max="9rem">{decidedBy && translate(`actor.${decidedBy}`, { _: decidedBy })}</OneLine>
          )}
        />
      </ResponsiveTable>
    </Card>
  );
};
