import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button';
import { usePageTitle } from '../ui/page-head';
import { FailedProgress } from '../ui/progress-bar';
import { ErrorState } from '../ui/states';
import { useOnline } from '../use-online';

const TITLE = 'Halaman belum termuat';

/**
 * Instead of a page that failed to load. A retry reloads the document: browsers remember a failed module and do not
 * request it again.
 */
export function NotLoaded({ reload }: { reload?: () => void }) {
  const { message, onRetry } = useRetry(reload);
  usePageTitle(TITLE);
  return (
    <div role="alert" className="column py-16 text-center sm:py-24">
      <FailedProgress />
      <h1 className="text-xl font-bold">{TITLE}</h1>
      <p className="mx-auto mt-2 max-w-md text-muted">{message}</p>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

/** The same as a route's page, which the router keeps: a later visit retries. */
export function notLoadedPage(reload = reloadDocument) {
  let failedAt: string | undefined;
  return function NotLoadedPage() {
    const { key } = useLocation();
    useEffect(() => {
      failedAt ??= key;
      if (failedAt !== key && navigator.onLine) reload();
    }, [key]);
    return <NotLoaded reload={reload} />;
  };
}

/** Below a prerendered page that could not be hydrated: it can be read but not used. */
export function NotHydrated({ reload }: { reload?: () => void }) {
  const { message, onRetry } = useRetry(reload);
  // Without this event public/first-paint.js keeps all presses, also the one on this button.
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), []);
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface p-4 text-center shadow-float"
    >
      <p className="font-bold">{TITLE} seluruhnya</p>
      <p className="text-sm text-muted">{message}</p>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

/** Instead of a part that failed to load. */
export const PartNotLoaded = () => <ErrorState title="Bagian ini belum termuat" {...useRetry()} />;

/** Message and retry; it also reloads by itself when the connection is back. */
function useRetry(reload = reloadDocument): { message: string; onRetry?: () => void } {
  const online = useOnline();
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);
  return online
    ? { message: 'Periksa koneksimu, lalu coba lagi.', onRetry: () => reload() }
    : { message: 'Kamu sedang offline. Kami coba lagi begitu koneksimu kembali.' };
}

const reloadDocument = () => location.reload();
