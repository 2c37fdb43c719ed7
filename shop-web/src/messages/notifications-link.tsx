import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { unreadQuery } from './notifications.queries';

/** Link to the notifications with the number of unread ones, in the header. */
export function NotificationsLink({ className = '' }: { className?: string }) {
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;
  return (
    <Link
      to={PAGE.notifications}
      aria-label={unread ? `Notifikasi, ${unread} belum dibaca` : 'Notifikasi'}
      className={`relative ${className}`}
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-[1.5em] min-w-[1.5em] place-items-center rounded-full bg-danger-fill px-1 text-xs leading-none font-bold text-white"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
