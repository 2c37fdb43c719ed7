import { Box, Card } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ClampedText } from '../../platform/fields/clamped-text';
import { CodeField, DateTimeField, MoneyField, ShortDateTime } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { Plan } from '../../catalogue/shared/plan';
import { ResponsiveTable } from '../../platform/lists/responsive-table';
import { StatusChip } from '../../platform/fields/status-chip';
import { Actor } from '../../platform/fields/actor';

const Column = DataTable.Col<AdminPayment>;

const StateAndReason = ({ payment: { state, reason } }: { payment: AdminPayment }) => (
  <>
    <StatusChip subject="payment" value={state} />
    {reason && <ClampedText>{reason}</ClampedText>}
  </>
);

/** What was asked for, and below it what has come where that is another amount. */
const Amounts = ({ of }: { of: AdminPayment }) => {
  const translate = useTranslate();
  return (
    <>
      <MoneyField source="amount" />
      {of.received !== null && of.received !== of.amount && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('resources.payments.fields.received')} <MoneyField source="received" />
        </Box>
      )}
    </>
  );
};

/** On one line, so that a row has two. */
const decider = {
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

export const PaymentTable = () => (
  <Card>
    <ResponsiveTable
      small={{
        primaryText: (payment: AdminPayment) =>
          `${payment.orderNumber} · ${formatRupiah(payment.received ?? payment.amount)}`,
        secondaryText: (payment: AdminPayment) => (
          <>
            {payment.customerName} · {formatDateTime(payment.decidedAt ?? payment.submittedAt)}
            <br />
            <StateAndReason payment={payment} />
          </>
        ),
      }}
    >
      <Column source="submittedAt" field={DateTimeField} />
      <Column source="orderNumber" disableSort field={CodeField} />
      <Column source="customerName" disableSort />
      <Column label="resources.payments.fields.plan" disableSort render={(payment) => <Plan record={payment} />} />
      <Column source="amount" align="right" render={(payment) => <Amounts of={payment} />} />
      <Column source="state" render={(payment) => <StateAndReason payment={payment} />} />
      <Column
        source="decidedAt"
        render={({ decidedAt, decidedBy }) => (
          <>
            <ShortDateTime iso={decidedAt} />
            {decidedBy && (
              <Box sx={decider}>
                <Actor by={decidedBy} />
              </Box>
            )}
          </>
        )}
      />
    </ResponsiveTable>
  </Card>
);
