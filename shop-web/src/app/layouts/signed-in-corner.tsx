import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { AccountMenu } from '../../identity/session/account-menu';
import { NotificationsLink } from '../../messages/notifications-link';
import type { Session } from '../../platform/session/session';

/** In the header of signed-in visitors; others never load this file. */
export function SignedInCorner({ session, iconButton }: { session: Session; iconButton: string }) {
  return (
    <div className="flex items-center justify-end lg:w-72">
      <nav aria-label="Milikmu" className="hidden text-sm font-semibold lg:flex">
        <Link to={PAGE.memberships} className="rounded-lg px-3 py-2 hover:bg-sunken">
          Langganan
        </Link>
        <Link to={PAGE.orders} className="rounded-lg px-3 py-2 hover:bg-sunken">
          Pesanan
        </Link>
      </nav>
      <NotificationsLink className={iconButton} />
      <AccountMenu session={session} />
    </div>
  );
}
