import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { CsvExportButton } from '../../platform/lists/csv-export-button';
import { actorColumn, dateTimeColumn, translatedColumn } from '../../platform/lists/csv-columns';
import { planText } from '../../catalogue/shared/plan';

export const PaymentCsvButton = () => (
  <CsvExportButton<AdminPayment>
    fileName="pembayaran"
    columns={[
      'orderNumber',
      'customerName',
      { source: 'plan', value: planText },
      'amount',
      'received',
      translatedColumn('state', 'status.payment'),
      'bankFrom',
      'accountName',
      dateTimeColumn('submittedAt'),
      dateTimeColumn('decidedAt'),
      actorColumn('decidedBy'),
      'reason',
    ]}
  />
);
