import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { CsvExportButton } from '../shared/csv-export-button';
import { isoMomentInWib } from '../shared/format';
import { planText } from '../shared/plan';

export const PaymentCsvButton = () => (
  <CsvExportButton<AdminPayment>
    fileName="pembayaran"
    columns={[
      { header: 'orderNumber', value: (payment) => payment.orderNumber },
      { header: 'customerName', value: (payment) => payment.customerName },
      { header: 'plan', value: planText },
      { header: 'amount', value: (payment) => payment.amount },
      { header: 'state', value: (payment) => payment.state },
      { header: 'bankFrom', value: (payment) => payment.bankFrom },
      { header: 'accountName', value: (payment) => payment.accountName },
      { header: 'submittedAt (WIB)', value: (payment) => isoMomentInWib(payment.submittedAt) },
      { header: 'decidedAt (WIB)', value: ({ decidedAt }) => (decidedAt ? isoMomentInWib(decidedAt) : null) },
      { header: 'decidedBy', value: (payment) => payment.decidedBy },
      { header: 'reason', value: (payment) => payment.reason },
    ]}
  />
);
