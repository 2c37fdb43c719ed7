import { clsx } from 'clsx';
import {
  Bell,
  CircleUser,
  Heart,
  Layers,
  LogOut,
  type LucideIcon,
  MapPin,
  ReceiptText,
  ShoppingBag,
  User,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { useSignOut } from '../../identity/session/session.queries';
import { useWebView } from '../../platform/session/web-view';
import { whileBusy } from '../../platform/ui/button';

/** The tab bar of a tablet and of an app, which is scrolled sideways; the sidebar of wide screens. */
const TABS = [
  { to: PAGE.user, label: 'Akun', Icon: CircleUser },
  { to: PAGE.profile, label: 'Data Diri', Icon: User },
  { to: PAGE.orders, label: 'Pesanan', Icon: ReceiptText },
  { to: PAGE.merchandiseOrders, label: 'Merchandise', Icon: ShoppingBag },
  { to: PAGE.memberships, label: 'Langganan', Icon: Layers },
  { to: PAGE.wishlist, label: 'Favorit', Icon: Heart },
  { to: PAGE.addresses, label: 'Alamat', Icon: MapPin },
  { to: PAGE.notifications, label: 'Notifikasi', Icon: Bell },
];
const ENTRY = 'min-h-11 items-center gap-2 font-semibold lg:rounded-xl lg:px-3';
const QUIET = 'text-muted hover:text-ink lg:hover:bg-sunken';

/** 'Profile Saya': a sidebar on wide screens, a tab bar on narrower ones, where Logout ends the page of the account. A phone has the bar at its foot, whose *Akun* leads to the rest. */
export function ProfileLayout() {
  const tabs = useActiveTabInView();
  const { pathname } = useLocation();
  // An app has no bar below.
  const embedded = useWebView();
  return (
    <div className="wrap py-4 lg:grid lg:grid-cols-[220px_1fr] lg:items-start lg:gap-10 lg:py-10">
      <div className={embedded ? 'mb-6' : 'sm:mb-6'}>
        <h2 className="sr-only font-semibold text-muted lg:not-sr-only lg:mb-3 lg:block">Profile Saya</h2>
        <nav
          ref={tabs}
          aria-label="Profile Saya"
          className={clsx(
            'relative flex overflow-x-auto border-b border-line [scrollbar-width:none] sm:gap-1 lg:flex-col lg:border-0',
            !embedded && 'max-sm:hidden',
          )}
        >
          {TABS.map((tab) => (
            <Entry
              key={tab.to}
              {...tab}
              className="flex flex-auto shrink-0 flex-col justify-center !gap-1 border-b-2 px-2 pb-1.5 text-xs whitespace-nowrap sm:flex-row sm:!gap-2 sm:pb-0 sm:text-sm lg:flex-none lg:justify-start lg:border-0"
            />
          ))}
        </nav>
        <Logout className="hidden w-full lg:flex" />
      </div>
      <div className="min-w-0">
        <Outlet />
        {pathname === PAGE.user && <Logout className="card mt-5 flex w-full justify-center lg:hidden" />}
      </div>
    </div>
  );
}

function Logout({ className }: { className: string }) {
  const signOut = useSignOut();
  return (
    <button
      type="button"
      className={clsx(ENTRY, QUIET, 'px-3 text-sm', className)}
      {...whileBusy(signOut.isPending, () => signOut.mutate())}
    >
      <LogOut aria-hidden="true" className="size-4" /> Logout
    </button>
  );
}

/** The bar is scrolled to the tab of the page; only sideways, so that the page stays where it is. */
function useActiveTabInView() {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [pathname]);
  return bar;
}

function Entry({ to, label, Icon, className }: { to: string; label: string; Icon: LucideIcon; className: string }) {
  return (
    <NavLink
      to={to}
      end={to === PAGE.user}
      className={({ isActive }) =>
        clsx(ENTRY, className, isActive ? 'border-accent text-accent lg:bg-tint' : `border-transparent ${QUIET}`)
      }
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </NavLink>
  );
}
