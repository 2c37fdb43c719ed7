import { CircleUser, Layers, LogOut, ReceiptText, User } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import type { Session } from '../../platform/session/session';
import { whileBusy } from '../../platform/ui/button';
import { Avatar } from '../profile/avatar';
import { useSignOut } from './session.queries';

const ITEM = 'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-sm font-semibold hover:bg-sunken';

export function AccountMenu({ session }: { session: Session }) {
  const { menu, close } = useClosingMenu();
  const signOut = useSignOut();
  return (
    <details
      ref={menu}
      className="relative ml-1 max-sm:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
      }}
    >
      <summary
        aria-label="Menu akun"
        className="grid size-11 list-none place-items-center rounded-full text-sm font-bold"
      >
        <Avatar name={session.username} picture={session.avatar} className="size-9" />
      </summary>
      <div className="absolute right-0 z-40 mt-2 w-64 rounded-xl border border-line bg-surface p-2 shadow-float">
        <div className="border-b border-line px-3 pt-1 pb-3">
          <p className="truncate font-semibold">{session.username}</p>
          <p className="truncate text-sm text-muted">{session.email}</p>
        </div>
        <nav aria-label="Akun" className="pt-1">
          <Link to={PAGE.user} className={ITEM}>
            <CircleUser aria-hidden="true" className="size-4 text-muted" /> Akun
          </Link>
          <Link to={PAGE.profile} className={ITEM}>
            <User aria-hidden="true" className="size-4 text-muted" /> Data Diri
          </Link>
          <Link to={PAGE.orders} className={ITEM}>
            <ReceiptText aria-hidden="true" className="size-4 text-muted" /> Pesanan
          </Link>
          <Link to={PAGE.memberships} className={ITEM}>
            <Layers aria-hidden="true" className="size-4 text-muted" /> Langganan
          </Link>
          <button type="button" className={ITEM} {...whileBusy(signOut.isPending, () => signOut.mutate())}>
            <LogOut aria-hidden="true" className="size-4 text-muted" /> Logout
          </button>
        </nav>
      </div>
    </details>
  );
}

/** Closes on a navigation and on a press outside. */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => menu.current?.removeAttribute('open');
  useEffect(close, [key]);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return { menu, close };
}
