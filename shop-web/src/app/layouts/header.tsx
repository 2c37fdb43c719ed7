import { Link } from 'react-router';
import { useSession } from '../../shared/session/session';
import { LinkButton } from '../../shared/ui/button';
import { part } from '../lazy-part';
import { CampaignNavbar } from './campaign-navbar';
import type { Layout } from './layouts';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

const SignedInCorner = part(async () => (await import('./signed-in-corner')).SignedInCorner);
const BAR = 'sticky top-0 z-30 border-b border-line bg-surface/95 backdrop-blur';
const ICON_BUTTON = 'grid size-11 place-items-center rounded-full text-ink hover:bg-sunken';

/** The bar at the top, as the layout wants it. */
export function Header({ kind }: { kind: Layout['header'] }) {
  if (kind === 'none') return null;
  if (kind === 'campaign') return <CampaignNavbar />;
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

/** The two lists of the home page. Spec 1 §2. */
const SectionLinks = () => (
  <nav aria-label="Utama" className="ml-6 hidden flex-1 gap-1 text-sm font-semibold md:flex">
    <Link to="/#provider" className="rounded-lg px-3 py-2 hover:bg-sunken">
      Produk Digital
    </Link>
    <Link to="/#product-ondemand" className="rounded-lg px-3 py-2 hover:bg-sunken">
      Produk Non Digital
    </Link>
  </nav>
);

function Account() {
  const session = useSession();
  return session ? (
    <SignedInCorner session={session} iconButton={ICON_BUTTON} fallback={<span className="h-11 w-23" />} />
  ) : (
    <LinkButton to="/login" className="for-visitors ml-2 !px-4 text-sm">
      Masuk
    </LinkButton>
  );
}
