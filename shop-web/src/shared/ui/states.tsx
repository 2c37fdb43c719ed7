import type { ReactNode } from 'react';
import { Button } from './button';
import { BrandRing } from './brand-ring';

/** Nothing here yet, and the one thing to do about it. */
export function EmptyState({
  title,
  isPage = false,
  children,
  action,
}: {
  title: string;
  /** It is all that the page has to say, so its title is the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="mx-auto max-w-md px-4 py-12 text-center">
      <BrandRing seats={5} taken={0} className="mx-auto mb-5 size-16 text-brand" />
      <Title className="text-lg font-bold">{title}</Title>
      {children && <div className="mt-1.5 text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** It could not be loaded; the reason in words, and another try. */
export function ErrorState({
  title = 'Gagal memuat',
  message,
  onRetry,
}: {
  title?: string;
  message: string;
  onRetry?: () => void;
}) {
  return (
    <div role="alert" className="mx-auto max-w-md px-4 py-12 text-center">
      <p className="text-lg font-bold">{title}</p>
      <p className="mt-1.5 text-muted">{message}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={`skeleton ${className}`} />
);

/** Wraps skeletons: tells screen readers once that something is on its way. */
export const Loading = ({ label = 'Memuat…', children }: { label?: string; children: ReactNode }) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
