import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../shared/ui/button';
import { ErrorState } from '../shared/ui/states';
import { useOnline } from '../shared/ui/use-online';
import { usePageTitle } from '../shared/ui/use-page-title';
import { ProgressBar } from './layouts/progress-bar';

const TITLE = 'Halaman belum termuat';

/**
 * In place of a page that needs the network and did not get it. Another try is another load of the document: browsers
 * remember that a file has failed, and do not ask for it again.
 */
export function NotLoaded({ reload }: { reload?: () => void }) {
  const { message, onRetry } = useAnotherTry(reload);
  usePageTitle(TITLE);
  return (
    <div role="alert" className="column py-16 text-center sm:py-24">
      <ProgressBar failed />
      <h1 className="text-2xl font-bold">{TITLE}</h1>
      <p className="mx-auto mt-2 max-w-md text-muted">{message}</p>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

/** The same as the page of a route, which the router keeps: whoever comes back to it later finds another try. */
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

/** Under a page that the server sent: it can be read, but does not listen. */
export function NotListening({ reload }: { reload?: () => void }) {
  const { message, onRetry } = useAnotherTry(reload);
  // Until somebody says so, presses are kept for the page (public/first-paint.js), the one on this button too.
  useEffect(() => void document.dispatchEvent(new Event('alive')), []);
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

/** In place of a part whose page is here. */
export const PartNotLoaded = () => <ErrorState title="Bagian ini belum termuat" {...useAnotherTry()} />;

/** What to say and to press; and the try that the page makes by itself as soon as the connection is back. */
function useAnotherTry(reload = reloadDocument): { message: string; onRetry?: () => void } {
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
