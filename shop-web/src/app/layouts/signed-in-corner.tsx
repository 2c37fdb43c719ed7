import { AccountMenu } from '../../identity/session/account-menu';
import { NotificationsLink } from '../../messages/notifications-link';
import type { Session } from '../../platform/session/session';

/** In the header of signed-in visitors; others never load this file. */
export function SignedInCorner({ session, iconButton }: { session: Session; iconButton: string }) {
  return (
    <>
      <NotificationsLink className={iconButton} />
      <AccountMenu session={session} />
    </>
  );
}
