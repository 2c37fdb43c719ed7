import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { Loading, Skeleton } from '../../shared/ui/states';
import { isLinkOver } from './identity.queries';

const ONE_NOTICE = (
  <Loading>
    <Skeleton className="h-24 w-full" />
  </Loading>
);

interface LinkBoundaryProps {
  expired: string;
  /** Where more than one notice will stand. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Around what only the link of a mail may show. One that does not count any more leads to the page that says so. */
export const LinkBoundary = ({ expired, skeleton = ONE_NOTICE, children }: LinkBoundaryProps) => (
  <AsyncBoundary skeleton={skeleton} onError={(error) => isLinkOver(error) && <Navigate to={expired} replace />}>
    {children}
  </AsyncBoundary>
);
