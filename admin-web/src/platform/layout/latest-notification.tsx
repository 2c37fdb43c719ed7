import { useState } from 'react';
import { Notification, type NotificationPayload, useNotificationContext } from 'react-admin';

/**
 * Each notification replaces the one before. react-admin shows them one after the other, so that after quick decisions an
 * outdated one would be visible for minutes.
 */
export const LatestNotification = () => {
  const { notifications } = useNotificationContext();
  const [last, setLast] = useState<{ payload?: NotificationPayload; count: number }>({ count: 0 });
  const arrived = notifications.at(-1);
  if (arrived && arrived !== last.payload) setLast({ payload: arrived, count: last.count + 1 });
  return <Notification key={last.count} />;
};
