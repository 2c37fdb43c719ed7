import { useTranslate } from 'react-admin';
import type { AdminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { useCustomerEvents } from '../../../identity/shared/customer-events';
import { RecordLink } from '../../../platform/records/record-link';

/** Requests for help in the history of a customer, with what was written. */
export const HelpEvents = ({ customerUid }: { customerUid: string }) => {
  const translate = useTranslate();
  useCustomerEvents<AdminFollowUp>({
    list: 'follow-ups',
    customerUid,
    sortBy: 'createdAt',
    entriesOf: ({ id, createdAt, message, answeredAt, answeredBy, answer }) => {
      const linked = (text: string) => (
        <RecordLink resource="follow-ups" id={id}>
          {translate(text)}
        </RecordLink>
      );
      return [
        { at: createdAt, title: linked('customerEvent.asked'), why: message, by: 'customer' },
        ...(answeredAt
          ? [{ at: answeredAt, title: linked('customerEvent.answered'), why: answer, by: answeredBy ?? 'system' }]
          : []),
      ];
    },
  });
  return null;
};
