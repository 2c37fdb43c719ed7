import { Suspense, lazy, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { currentPath, loginPath } from '../../shared/session/safe-path';
import { onSessionEnd } from '../../shared/session/session';
import { toast, useToasterWanted } from '../../shared/ui/toast';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { ProgressBar } from './progress-bar';

const Toaster = lazy(() => import('../../shared/ui/toaster'));

/** Around every page: header, main, footer, toasts, and where to go when the session ends. */
export function RootLayout() {
  useLoginWhenSessionEnds();
  const main = useFocusAfterNavigation();
  const toasterWanted = useToasterWanted();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#isi"
        className="sr-only z-50 rounded-lg bg-action px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Lompat ke isi
      </a>
      <ProgressBar />
      <Header />
      <OfflineBanner />
      <main id="isi" ref={main} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
      {toasterWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}

/** Screen readers and keyboards start at the new page, not at the link that led there. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Not where the address has 'event' in it: campaign pages go on without a session. Spec 1 §8. */
function useLoginWhenSessionEnds(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let leaving = false; // several calls of one page fail together
    return onSessionEnd(() => {
      if (leaving || location.href.includes('event') || location.pathname === '/login') return;
      leaving = true;
      toast('neutral', 'Sesi kamu sudah berakhir. Silakan masuk lagi.');
      void Promise.resolve(navigate(loginPath(currentPath()))).finally(() => (leaving = false));
    });
  }, [navigate]);
}
