import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Loading, Skeleton } from '../../platform/ui/states';
import { isLinkOver } from './identity.queries';

const ONE_NOTICE = (
  <Loading>
    <Skeleton className="h-24 w-full" />
  </Loading>
);

interface LinkBoundaryProps {
  expired: string;
  /** For content larger than one notice. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Around content that needs a valid link; an expired one redirects to its page. */
export const LinkBoundary = ({ expired, skeleton = ONE_NOTICE, children }: LinkBoundaryProps) => (
  <AsyncBoundary skeleton={skeleton} onError={(error) => isLinkOver(error) && <Navigate to={expired} replace />}>
    {children}
  </AsyncBoundary>
);
