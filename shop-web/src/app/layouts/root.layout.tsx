import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { layoutOf } from '../../platform/router/layouts';
import { part } from '../../platform/router/lazy-part';
import { useSession } from '../../platform/session/session';
import { useWebView } from '../../platform/session/web-view';
import { ProgressBar } from '../../platform/ui/progress-bar';
import { useToasterWanted } from '../../platform/ui/toast';
import { useMaintenance } from '../maintenance';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { TabBar } from './tab-bar';
import {
  useFocusAfterNavigation,
  useAnnounceHydration,
  useIsHydrated,
  useLoginWhenSessionEnds,
  useRevalidateForOtherTabs,
} from './root-effects';

const AccountNotices = part(async () => (await import('./account-notices')).AccountNotices);
/** Not in the first file, and only on pages where something is ordered. */
const CampaignNotices = part(async () => (await import('../../campaigns/campaign-notices')).CampaignNotices);
const ORDERING = /^\/(provider\/|rekafin$|seglowup\/provider)/;
const Toaster = lazy(() => import('../../platform/ui/toaster'));

/** Until the first page has loaded: no footer, which would appear at the top and then jump. */
export const LoadingLayout = () => <RootLayout isLoading />;

/** The frame of every page; the page's layout (platform/router/layouts.ts) decides what it shows. */
export function RootLayout({ isLoading = false }: { isLoading?: boolean }) {
  useLoginWhenSessionEnds();
  useRevalidateForOtherTabs();
  useMaintenance();
  useAnnounceHydration();
  const session = useSession();
  const main = useFocusAfterNavigation();
  const toasterWanted = useToasterWanted();
  const layout = layoutOf(useMatches());
  const { pathname } = useLocation();
  const isOrdering = useIsHydrated() && ORDERING.test(pathname);
  const embedded = useWebView();
  const footer = isLoading || embedded ? 'none' : layout.footer;
  const hasTabs = layout.header === 'full' && !embedded;
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col',
        layout.background === 'surface' && 'bg-surface',
        layout.alwaysLight && 'always-light',
        hasTabs && 'above-tab-bar',
      )}
    >
      <a
        href="#isi"
        className="sr-only z-50 rounded-lg bg-action px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Lompat ke isi
      </a>
      <ProgressBar />
      <Header kind={layout.header} />
      <OfflineBanner />
      <div className={clsx('account-notices', layout.header === 'campaign' && 'pt-15 empty:pt-0')}>
        {session && <AccountNotices fallback={null} />}
      </div>
      <main id="isi" ref={main} tabIndex={-1} className={clsx('flex-1', layout.width === 'container' && 'frame')}>
        {isOrdering && <CampaignNotices fallback={null} />}
        {isLoading && (
          <p role="status" className="column py-20 text-center text-muted">
            Memuat halaman…
          </p>
        )}
        <Outlet />
      </main>
      <Footer kind={footer} />
      {hasTabs && <TabBar />}
      <ScrollRestoration />
      {toasterWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
