import { House, Layers, type LucideIcon, ReceiptText, Search, User } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { SEARCHING } from '../../platform/router/searching';

const TABS: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: PAGE.home, label: 'Beranda', Icon: House },
  { to: PAGE.providers, label: 'Cari', Icon: Search },
  { to: PAGE.memberships, label: 'Langganan', Icon: Layers },
  { to: PAGE.orders, label: 'Pesanan', Icon: ReceiptText },
  { to: PAGE.user, label: 'Akun', Icon: User },
];

/** The pages of the account that no other tab stands for belong to *Akun*. */
const isOfAccount = (pathname: string): boolean =>
  pathname.startsWith(`${PAGE.user}/`) && ![PAGE.orders, PAGE.memberships].some((page) => pathname.startsWith(page));

/** The five places of a phone, at the thumb. The style sheet hides it beside a bar to buy with, and while one types. */
export function TabBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Menu bawah"
      className="tab-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-md grid-cols-5">
        {TABS.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              state={to === PAGE.providers ? SEARCHING : undefined}
              end={to === PAGE.home || to === PAGE.providers || to === PAGE.user}
              className={({ isActive }) =>
                `flex h-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] leading-4 font-semibold ${isActive || (to === PAGE.user && isOfAccount(pathname)) ? 'text-accent' : 'text-muted'}`
              }
            >
              <Icon aria-hidden="true" className="size-5.5" />
              {/* The letters grow as far as the longest label fits. */}
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
