import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { CsvExportButton } from '../shared/csv-export-button';
import { moment, word } from '../shared/export-columns';
import { planText } from '../shared/plan';

export const PaymentCsvButton = () => (
  <CsvExportButton<AdminPayment>
    fileName="pembayaran"
    columns={[
      'orderNumber',
      'customerName',
      { source: 'plan', value: planText },
      'amount',
      word('state', 'status.payment'),
      'bankFrom',
      'accountName',
      moment('submittedAt'),
      moment('decidedAt'),
      'decidedBy',
      'reason',
    ]}
  />
);
