import { useState } from 'react';
import { Notification, type NotificationPayload, useNotificationContext } from 'react-admin';

/**
 * The last word takes the place of the one before. React-admin shows each its whole time, one after the other: who confirms
 * quickly would be told of it minutes later, and "confirmed" while a proof has just been rejected.
 */
export const LatestNotification = () => {
  const { notifications } = useNotificationContext();
  const [last, setLast] = useState<{ word?: NotificationPayload; count: number }>({ count: 0 });
  const arrived = notifications.at(-1);
  if (arrived && arrived !== last.word) setLast({ word: arrived, count: last.count + 1 });
  return <Notification key={last.count} />;
};
