import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { Timeline } from '../shared/timeline';

type Entry = NonNullable<AdminOrder['timeline']>[number];

/** The statuses of the seat are told in the console's words, as its chip tells them. */
export const OrderTimeline = ({ entries }: { entries: Entry[] }) => (
  <Timeline
    entries={entries.map(({ accountStatus, ...entry }) =>
      accountStatus === undefined ? entry : { ...entry, title: <SeatMove to={accountStatus} /> },
    )}
  />
);

const SeatMove = ({ to }: { to: number }) => {
  const translate = useTranslate();
  return <>{translate('timeline.seat', { status: translate(`status.account.${to}`) })}</>;
};
