import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { BankEvidence } from '#contracts/sales/bank-evidence.admin.http';
import { useCan } from '../../platform/auth/permissions';
import type { AdminDataProvider } from '../../platform/data/data-provider';

/** Of a proof that was rejected, or whose order was cancelled, no line is awaited. */
const ASKED: readonly AdminPayment['state'][] = ['submitted', 'confirmed'];

/** What the bank's statements say of a payment; nothing is asked for a role that may not read them. */
export function useBankEvidence(payment: AdminPayment | undefined) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const mayRead = useCan()('statement-lines.read');
  return useQuery({
    queryKey: ['statement-lines', 'of-payment', payment?.id],
    queryFn: ({ signal }) => dataProvider.get<BankEvidence>(`statement-lines/of-payment/${payment!.id}`, signal),
    enabled: mayRead && payment !== undefined && ASKED.includes(payment.state),
  });
}
