import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { statusWords } from '../../platform/fields/status-text';
import { Timeline } from '../../platform/records/timeline';

type Entry = NonNullable<AdminOrder['timeline']>[number];

/** Statuses are named like their chips, whatever title the API gives them. */
export const OrderTimeline = ({ entries }: { entries: Entry[] }) => {
  const translate = useTranslate();
  return (
    <Timeline
      entries={entries.map(({ accountStatus, orderStatus, ...entry }) => {
        if (accountStatus !== undefined)
          return {
            ...entry,
            title: translate('timeline.account', {
              status:
                statusWords(translate, 'account', accountStatus).word || translate(`accountMeaning.${accountStatus}`),
            }),
          };
        if (orderStatus !== undefined) return { ...entry, title: translate(`status.order.${orderStatus}`) };
        return entry;
      })}
    />
  );
};
