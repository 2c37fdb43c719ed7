import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useSession } from '../../shared/session/session';
import { useWebView } from '../../shared/session/web-view';
import { useToasterWanted } from '../../shared/ui/toast';
import { part } from '../lazy-part';
import { useMaintenance } from '../maintenance';
import { Footer } from './footer';
import { Header } from './header';
import { layoutOf } from './layouts';
import { OfflineBanner } from './offline-banner';
import { ProgressBar } from './progress-bar';
import { useFocusAfterNavigation } from './use-focus-after-navigation';
import { useHandOver } from './use-hand-over';
import { useLoginWhenSessionEnds } from './use-login-when-session-ends';
import { useOtherTabs } from './use-other-tabs';

const AccountNotices = part(async () => (await import('./account-notices')).AccountNotices);
const Toaster = lazy(() => import('../../shared/ui/toaster'));

/** Until the first page is there: no footer, which would stand at the top and jump away as the page comes. */
export const LoadingLayout = () => <RootLayout isLoading />;

/** The one shell around every page; what it shows is the data of the page's layout (layouts.ts). */
export function RootLayout({ isLoading = false }: { isLoading?: boolean }) {
  useLoginWhenSessionEnds();
  useOtherTabs();
  useMaintenance();
  useHandOver();
  const session = useSession();
  const main = useFocusAfterNavigation();
  const toasterWanted = useToasterWanted();
  const layout = layoutOf(useMatches());
  const embedded = useWebView();
  const footer = isLoading || (embedded && !layout.footerInWebView) ? 'none' : layout.footer;
  return (
    <div
      data-no-footer-in-webview={layout.footerInWebView ? undefined : ''}
      className={clsx(
        'flex min-h-dvh flex-col',
        layout.ground === 'surface' && 'bg-surface',
        layout.alwaysLight && 'always-light',
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
      <div className="account-notices">{session && <AccountNotices />}</div>
      <main id="isi" ref={main} tabIndex={-1} className={clsx('flex-1', layout.width === 'container' && 'frame')}>
        <Outlet />
      </main>
      <Footer kind={footer} />
      <ScrollRestoration />
      {toasterWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
