import { Moon, Sun } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/session/session';
import { LinkButton } from '../../shared/ui/button';
import { part } from '../lazy-part';
import { useTheme } from '../theme';
import { Logo } from './logo';

const SignedInCorner = part(async () => (await import('./signed-in-corner')).SignedInCorner);
const ICON_BUTTON = 'grid size-11 place-items-center rounded-full text-ink hover:bg-sunken';

export function Header() {
  const session = useSession();
  const { dark, toggle } = useTheme();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface/95 backdrop-blur">
      <div className="wrap flex h-15 items-center justify-between gap-2">
        <Logo />
        <nav aria-label="Utama" className="ml-6 hidden flex-1 gap-1 text-sm font-semibold md:flex">
          <Link to="/#provider" className="rounded-lg px-3 py-2 hover:bg-sunken">
            Produk Digital
          </Link>
          <Link to="/#product-ondemand" className="rounded-lg px-3 py-2 hover:bg-sunken">
            Produk Non Digital
          </Link>
        </nav>
        <div className="flex items-center">
          <button type="button" onClick={toggle} aria-pressed={dark} aria-label="Mode gelap" className={ICON_BUTTON}>
            {dark ? <Sun aria-hidden="true" className="size-5" /> : <Moon aria-hidden="true" className="size-5" />}
          </button>
          {session ? (
            <Suspense fallback={<span className="h-11 w-23" />}>
              <SignedInCorner session={session} iconButton={ICON_BUTTON} />
            </Suspense>
          ) : (
            <LinkButton to="/login" className="ml-2 !px-4 text-sm">
              Masuk
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}
