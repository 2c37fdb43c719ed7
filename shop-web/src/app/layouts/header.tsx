import { Search } from 'lucide-react';
import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import { Link, useLocation } from 'react-router';
import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import type { Layout } from '../../platform/router/layouts';
import { part } from '../../platform/router/lazy-part';
import { SEARCHING } from '../../platform/router/searching';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

const CampaignNavbar = lazy(async () => ({ default: (await import('./campaign-navbar')).CampaignNavbar }));
const SignedInCorner = part(async () => (await import('./signed-in-corner')).SignedInCorner);
const BAR = 'sticky top-0 z-30 border-b border-line bg-surface';
const ICON_BUTTON = 'grid size-11 place-items-center rounded-full text-ink hover:bg-sunken';

/** The bar at the top; `kind` comes from the layout. */
export function Header({ kind }: { kind: Layout['header'] }) {
  const { pathname } = useLocation();
  if (kind === 'none') return null;
  if (kind === 'campaign')
    return (
      <Suspense>
        <CampaignNavbar />
      </Suspense>
    );
  // The page of the list has the field itself.
  const searchHere = kind === 'full' && pathname !== PAGE.providers;
  return (
    <header className={BAR} data-header={kind}>
      <div className="wrap flex h-15 items-center justify-between gap-2">
        <Logo short={searchHere} />
        {kind !== 'brand' && <SectionLinks />}
        {searchHere && <SearchLink />}
        {kind !== 'brand' && (
          <div className="flex items-center">
            <ThemeSwitch className={clsx(ICON_BUTTON, kind === 'full' && 'max-sm:hidden')} />
            {kind === 'full' && <Account />}
          </div>
        )}
      </div>
    </header>
  );
}

/** Leads to the page whose first field is the search, with the keyboard open. */
const SearchLink = () => (
  <Link
    to={PAGE.providers}
    state={SEARCHING}
    className="flex h-10 min-w-0 flex-1 items-center gap-2 rounded-xl border border-edge bg-canvas px-3 text-sm text-muted hover:bg-sunken sm:max-w-64 sm:max-md:ml-auto lg:max-w-72"
  >
    <Search aria-hidden="true" className="size-4 shrink-0" />
    {/* One line: where the letters are too large for both words, the first one stands alone. */}
    <span className="h-[1lh] overflow-hidden">Cari layanan</span>
  </Link>
);

/** The two lists of products on the home page. */
const SectionLinks = () => (
  <nav aria-label="Utama" className="ml-6 hidden flex-1 gap-1 text-sm font-semibold whitespace-nowrap md:flex">
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
    <SignedInCorner
      session={session}
      iconButton={ICON_BUTTON}
      fallback={<span className="h-11 w-11 sm:w-23 lg:w-72" />}
    />
  ) : (
    <LinkButton to={PAGE.login} className="for-visitors !px-4 !py-1 text-sm sm:ml-2">
      Masuk
    </LinkButton>
  );
}
