import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { planText } from '../../catalogue/shared/plan';
import { statusWords } from '../../platform/fields/status-text';
import { RecordLink } from '../../platform/records/record-link';
import { useCustomerEvents } from '../../identity/shared/customer-events';

/** Orders and payments in the history of a customer. */
export const OrderEvents = ({ customerUid }: { customerUid: string }) => {
  const translate = useTranslate();
  const linked = (resource: string, id: string, text: string) => (
    <RecordLink resource={resource} id={id}>
      {text}
    </RecordLink>
  );
  useCustomerEvents<AdminOrder>({
    list: 'orders',
    customerUid,
    sortBy: 'createdAt',
    entriesOf: (order) => [
      {
        at: order.createdAt,
        title: linked('orders', order.id, translate('customerEvent.ordered', { plan: planText(order) })),
        by: 'customer',
      },
    ],
  });
  useCustomerEvents<AdminPayment>({
    list: 'payments',
    customerUid,
    sortBy: 'submittedAt',
    entriesOf: ({ id, amount, state, submittedAt, decidedAt, decidedBy, reason }) => {
      const facts = {
        amount: formatRupiah(amount),
        state: statusWords(translate, 'payment', state).word.toLowerCase(),
      };
      const sent = linked('payments', id, translate('customerEvent.sent', facts));
      const decided = linked('payments', id, translate('customerEvent.decided', facts));
      return [
        { at: submittedAt, title: sent, by: 'customer' },
        ...(decidedAt ? [{ at: decidedAt, title: decided, why: reason, by: decidedBy ?? 'system' }] : []),
      ];
    },
  });
  return null;
};
