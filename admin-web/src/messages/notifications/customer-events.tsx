import { useTranslate } from 'react-admin';
import type { AdminNotification } from '#contracts/messages/notifications.admin.http';
import { useCustomerEvents } from '../../identity/shared/customer-events';
import { RecordLink } from '../../platform/records/record-link';

/** Messages in the history of a customer. */
export const MessageEvents = ({ customerUid }: { customerUid: string }) => {
  const translate = useTranslate();
  useCustomerEvents<AdminNotification>({
    list: 'notifications',
    customerUid,
    sortBy: 'createdAt',
    entriesOf: ({ id, createdAt, title }) => {
      const linked = (
        <RecordLink resource="notifications" id={id}>
          {translate('customerEvent.told', { title })}
        </RecordLink>
      );
      return [{ at: createdAt, title: linked, by: 'system' }];
    },
  });
  return null;
};
