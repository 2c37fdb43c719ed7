import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { ApiError, messageOf, OFFLINE, statusOf } from '../api/api-error';
import { Button, LinkButton } from '../ui/button';
import { Drawing } from '../ui/drawing';
import { usePageTitle } from '../ui/page-head';
import { FailedProgress } from '../ui/progress-bar';
import { MissingPage } from '../ui/states';
import { NotLoaded } from './not-loaded';

const NOT_FOUND = 'This page could not be found';

/** Shown when a route or its loader failed, with its status (500 by default) and message. */
export function ErrorPage() {
  const error = useRouteError();
  const [isOffline] = useState(() => !navigator.onLine || (error instanceof ApiError && error.code === OFFLINE));
  if (isOffline) return <NotLoaded />;
  const status = isRouteErrorResponse(error) ? error.status || 500 : (statusOf(error) ?? 500);
  return status === 404 ? (
    <NotFoundPage />
  ) : (
    <Problem status={status} title="Terjadi Kesalahan" message={messageFor(error).replace(/^Terjadi Kesalahan\. /, '')}>
      <FailedProgress />
      <Button onClick={() => location.reload()}>Muat ulang</Button>
      <LinkButton to={PAGE.home} variant="secondary">
        Ke beranda
      </LinkButton>
    </Problem>
  );
}

/** The text that a route threw with `data(…, { status })`, else the one for any failure. */
function messageFor(error: unknown): string {
  if (isRouteErrorResponse(error) && typeof error.data === 'string') return error.data;
  return messageOf(error);
}

/** No page has this address, or none for this visitor. */
export function NotFoundPage() {
  usePageTitle(NOT_FOUND);
  return (
    <MissingPage
      title="Halaman ini tidak ada"
      action={
        <>
          <LinkButton to={PAGE.home}>Ke beranda</LinkButton>
          <LinkButton to={PAGE.providers} variant="secondary">
            Lihat semua layanan
          </LinkButton>
        </>
      }
    >
      <span lang="en">{NOT_FOUND}</span>. Mungkin alamatnya salah ketik, atau halamannya sudah pindah.
    </MissingPage>
  );
}

export function Problem({
  status,
  title,
  message,
  children,
}: {
  status: number;
  title: string;
  message: string;
  children: React.ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="column py-10 text-center sm:py-12">
      <Drawing name="mending" />
      <p className="mt-4 text-sm font-semibold text-muted">{status}</p>
      <h1 className="mt-1 text-xl font-bold">{title}</h1>
      <p className="mx-auto mt-2 max-w-md text-muted">{message}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
