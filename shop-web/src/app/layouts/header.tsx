import { Moon, Sun } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import type { Layout } from '../../platform/router/layouts';
import { part } from '../../platform/router/lazy-part';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { useTheme } from '../theme';
import { Logo } from './logo';

const CampaignNavbar = lazy(async () => ({ default: (await import('./campaign-navbar')).CampaignNavbar }));
const SignedInCorner = part(async () => (await import('./signed-in-corner')).SignedInCorner);
const BAR = 'sticky top-0 z-30 border-b border-line bg-surface/95 backdrop-blur';
const ICON_BUTTON = 'grid size-11 place-items-center rounded-full text-ink hover:bg-sunken';

/** The bar at the top; `kind` comes from the layout. */
export function Header({ kind }: { kind: Layout['header'] }) {
  if (kind === 'none') return null;
  if (kind === 'campaign')
    return (
      <Suspense>
        <CampaignNavbar />
      </Suspense>
    );
  return (
    <header className={BAR} data-header={kind}>
      <div className="wrap flex h-15 items-center justify-between gap-2">
        <Logo />
        {kind !== 'brand' && <SectionLinks />}
        {kind !== 'brand' && (
          <div className="flex items-center">
            <ThemeSwitch className={ICON_BUTTON} />
            {kind === 'full' && <Account />}
          </div>
        )}
      </div>
    </header>
  );
}

/** The two lists of products on the home page. */
const SectionLinks = () => (
  <nav aria-label="Utama" className="ml-6 hidden flex-1 gap-1 text-sm font-semibold md:flex">
    <Link to={HOME_SECTION.providers} className="rounded-lg px-3 py-2 hover:bg-sunken">
      Produk Digital
    </Link>
    <Link to={HOME_SECTION.onDemand} className="rounded-lg px-3 py-2 hover:bg-sunken">
      Produk Non Digital
    </Link>
  </nav>
);

function Account() {
  const session = useSession();
  return session ? (
    <SignedInCorner session={session} iconButton={ICON_BUTTON} fallback={<span className="h-11 w-23" />} />
  ) : (
    <LinkButton to={PAGE.login} className="for-visitors ml-2 !px-4 text-sm">
      Masuk
    </LinkButton>
  );
}

/** Both icons are rendered and the style sheet shows one: a prerendered page does not know the visitor's theme. */
export function ThemeSwitch({ className }: { className: string }) {
  const { dark, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle} aria-pressed={dark} aria-label="Mode gelap" className={className}>
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
    </button>
  );
}
