import { clsx } from 'clsx';
import { User } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { readCookie } from '../../platform/session/cookies';
import { useHasAccessToken } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Logo } from './logo';

const CampaignMenu = part(async () => (await import('./campaign-menu')).CampaignMenu);
const SOLID_AFTER_PX = 50;

/** Transparent over the picture of the campaign, solid once the page has been scrolled. */
export function CampaignNavbar() {
  const isSignedIn = useHasAccessToken();
  const solid = useSyncExternalStore(onScroll, isScrolled, () => false);
  return (
    <header
      data-header="campaign"
      data-solid={solid}
      className={clsx(
        'fixed inset-x-0 top-0 z-30 border-b transition-colors',
        solid ? 'border-line bg-surface' : 'border-transparent bg-transparent',
      )}
    >
      <div className="wrap flex h-15 items-center justify-between gap-2">
        <Logo short={isSignedIn} />
        {isSignedIn ? (
          <div className="flex items-center">
            <Link to={PAGE.profile} className="flex min-h-11 items-center gap-2 rounded-full px-2 font-semibold">
              <Avatar src={readCookie('avatar')} />
              Profil
            </Link>
            <CampaignMenu fallback={null} />
          </div>
        ) : (
          <LinkButton to={PAGE.login} className="for-visitors !px-4 text-sm">
            Login
          </LinkButton>
        )}
      </div>
    </header>
  );
}

const Avatar = ({ src }: { src: string | undefined }) =>
  src ? (
    <img src={src} alt="" className="size-9 rounded-full object-cover" />
  ) : (
    <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-action text-white">
      <User className="size-4" />
    </span>
  );

const isScrolled = (): boolean => scrollY > SOLID_AFTER_PX;

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
