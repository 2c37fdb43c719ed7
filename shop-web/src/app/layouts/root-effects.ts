import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { loginPath, PAGE } from '#contracts/shop-paths';
import { isSearching } from '../../platform/router/searching';
import { onOtherTabChange } from '../../platform/session/other-tabs';
import { currentPath } from '../../platform/session/safe-path';
import { hasAccessToken, onSessionEnd } from '../../platform/session/session';
import { toast } from '../../platform/ui/toast';

/** Moves the focus to the new page, so that screen readers and keyboards do not stay on the link. */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // There the field has it.
    if (!isSearching(state)) main.current?.focus({ preventScroll: true });
  }, [pathname, state]);
  return main;
}

/** After hydration the components take over from public/first-paint.js. */
export function useAnnounceHydration(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.documentElement.classList.remove('was-signed-in', 'was-webview');
      document.dispatchEvent(new Event('hydrated'));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

const never = () => () => undefined;
/** False while a page is prerendered and hydrated, which must not depend on what comes later. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Not where the address contains 'event': campaign pages work without a session. */
export function useLoginWhenSessionEnds(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let leaving = false; // several calls of one page fail together
    return onSessionEnd(() => {
      if (leaving || location.href.includes('event') || location.pathname === PAGE.login) return;
      leaving = true;
      toast('neutral', 'Sesi kamu sudah berakhir. Silakan masuk lagi.');
      void Promise.resolve(navigate(loginPath(currentPath()))).finally(() => (leaving = false));
    });
  }, [navigate]);
}

/** Runs the guards of this page again after a sign-out in another tab. */
export function useRevalidateForOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onOtherTabChange(() => void (hasAccessToken() || revalidate())), [revalidate]);
}
