import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { Timeline } from '../shared/timeline';

type Entry = NonNullable<AdminOrder['timeline']>[number];

/** The statuses are told in the console's words, as their chips tell them. */
export const OrderTimeline = ({ entries }: { entries: Entry[] }) => (
  <Timeline
    entries={entries.map(({ accountStatus, orderStatus, ...entry }) => {
      if (accountStatus !== undefined) return { ...entry, title: <SeatMove to={accountStatus} /> };
      if (orderStatus !== undefined) return { ...entry, title: <OrderMove to={orderStatus} /> };
      return entry;
    })}
  />
);

const OrderMove = ({ to }: { to: number }) => <>{useTranslate()(`status.order.${to}`)}</>;

const SeatMove = ({ to }: { to: number }) => {
  const translate = useTranslate();
  return <>{translate('timeline.seat', { status: translate(`status.account.${to}`) })}</>;
};
