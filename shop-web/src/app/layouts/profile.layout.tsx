import { clsx } from 'clsx';
import { Bell, LogOut, ReceiptText, User } from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { useSignOut } from '../../features/session/session.queries';

const TABS = [
  { to: '/user/profile', label: 'Data Diri', Icon: User },
  { to: '/user/order', label: 'Pesanan', Icon: ReceiptText },
  { to: '/user/notification', label: 'Notifikasi', Icon: Bell },
];

/** 'Profile Saya': a sidebar on wide screens, a tab bar on narrow ones. Spec 1 §2. */
export function ProfileLayout() {
  const signOut = useSignOut();
  return (
    <div className="wrap py-6 lg:grid lg:grid-cols-[220px_1fr] lg:gap-10 lg:py-10">
      <div>
        <p className="mb-3 text-sm font-semibold text-muted lg:text-base">Profile Saya</p>
        <nav aria-label="Profile Saya" className="mb-6 flex gap-1 border-b border-line lg:flex-col lg:border-0">
          {TABS.map(({ to, label, Icon }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 flex-1 items-center justify-center gap-2 border-b-2 px-2 text-sm font-semibold lg:flex-none lg:justify-start lg:rounded-xl lg:border-0 lg:px-3',
                  isActive
                    ? 'border-accent text-accent lg:bg-tint'
                    : 'border-transparent text-muted hover:text-ink lg:hover:bg-sunken',
                )
              }
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {label}
            </NavLink>
          ))}
          <button
            type="button"
            onClick={() => signOut.mutate()}
            disabled={signOut.isPending}
            className="hidden min-h-11 items-center gap-2 rounded-xl px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink lg:flex"
          >
            <LogOut aria-hidden="true" className="size-4" /> Logout
          </button>
        </nav>
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
