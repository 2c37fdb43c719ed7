import type { CSSProperties, ReactNode } from 'react';
import { PAGE } from '#contracts/shop-paths';
import { ApiError, isNotFound, messageOf, statusOf } from '../api/api-error';
import { Button, LinkButton } from './button';
import { Drawing, type DrawingName } from './drawing';
import { FailedProgress } from './progress-bar';

interface EmptyWords {
  title: string;
  drawing?: DrawingName;
  children?: ReactNode;
  action?: ReactNode;
}

/** An empty list or page, with one action. */
export function EmptyState({
  title,
  drawing = 'empty',
  isPage = false,
  status,
  children,
  action,
}: EmptyWords & {
  /** It is the whole page, so its title is the page's heading. */
  isPage?: boolean;
  status?: number;
}) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="mx-auto max-w-md px-4 py-8 text-center">
      <Drawing name={drawing} className={`mx-auto mb-4 ${status && !isPage ? 'size-28' : 'size-40'}`} />
      {status && <p className="text-sm font-semibold text-muted">{status}</p>}
      <Title className={`font-bold ${isPage ? 'text-xl' : 'text-lg'}`}>{title}</Title>
      {children && <div className="mt-1.5 text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** In place of a page whose address names a record that does not exist, or not for this visitor: the status, which, and where to go. */
export const MissingRecord = (words: EmptyWords) => (
  <>
    <FailedProgress />
    <MissingPage {...words} />
  </>
);

/** The same without a failed load: no page has this address. */
export const MissingPage = (words: EmptyWords) => <EmptyState isPage status={404} drawing="lost" {...words} />;

/**
 * Loading failed: status and reason, and a retry. The progress bar fails with it. `message` instead of `error`: of a file of
 * the shop, which has no status.
 */
export function ErrorState({
  title = 'Gagal memuat',
  error,
  message,
  onRetry,
}: {
  title?: string;
  onRetry?: () => void;
} & ({ error: unknown; message?: never } | { error?: never; message: string })) {
  if (message === undefined && isNotFound(error)) return <Missing error={error} />;
  const status = message === undefined ? statusOf(error) : null;
  return (
    <div role="alert" className="mx-auto max-w-md px-4 py-12 text-center">
      <FailedProgress />
      {status && <p className="text-sm font-semibold text-muted">{status}</p>}
      <p className="text-lg font-bold">{title}</p>
      <p className="mt-1.5 text-muted">{message ?? messageOf(error)}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

/** The same in one line, of a part that stands among others; `what` begins the sentence. */
export const FailedLine = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <div role="alert" className="pair items-center text-sm text-muted">
    <p>{what} belum termuat.</p>
    <Button variant="secondary" onClick={onRetry}>
      Coba lagi
    </Button>
  </div>
);

/** Nothing has this address: trying again cannot help. */
function Missing({ error }: { error: unknown }) {
  const isNamed = error instanceof ApiError && error.status === 404;
  return (
    <div role="alert">
      <FailedProgress />
      <EmptyState
        status={404}
        drawing="lost"
        title="Tidak ditemukan"
        action={
          <LinkButton variant="secondary" to={PAGE.home}>
            Ke beranda
          </LinkButton>
        }
      >
        {isNamed ? messageOf(error) : 'Yang kamu cari tidak ada atau sudah pindah.'}
      </EmptyState>
    </div>
  );
}

export const Skeleton = ({ className, style }: { className: string; style?: CSSProperties }) => (
  <div aria-hidden="true" className={`skeleton ${className}`} style={style} />
);

/**
 * In place of a part that may come or not: within `in-order` (styles.css) what stands below is painted once that is known.
 */
export const Unsettled = () => <span hidden className="unsettled" />;

/** Of a list: `count` items of the same shape. */
export const SkeletonList = ({
  label,
  count = 3,
  className = 'space-y-3',
  item,
}: {
  label?: string;
  count?: number;
  className?: string;
  /** Classes of one item. */
  item: string;
}) => (
  <Loading label={label}>
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={item} />
      ))}
    </div>
  </Loading>
);

/** Wraps skeletons and announces once that something is loading. */
export const Loading = ({ label = 'Memuat…', children }: { label?: string; children: ReactNode }) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
