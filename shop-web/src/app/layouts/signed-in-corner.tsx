import { NotificationBell } from '../../features/notifications/notification-bell';
import type { Session } from '../../shared/session/session';
import { AccountMenu } from './account-menu';

/** What the header shows to signed-in visitors; visitors who only look around never load it. */
export function SignedInCorner({ session, iconButton }: { session: Session; iconButton: string }) {
  return (
    <>
      <NotificationBell className={iconButton} />
      <AccountMenu session={session} />
    </>
  );
}
