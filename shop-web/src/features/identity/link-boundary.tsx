import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { isLinkOver } from './identity.queries';

/** Around what only the link of a mail may show. One that does not count any more leads to the page that says so. */
export const LinkBoundary = ({ expired, ...rest }: { expired: string; skeleton: ReactNode; children: ReactNode }) => (
  <AsyncBoundary {...rest} onError={(error) => isLinkOver(error) && <Navigate to={expired} replace />} />
);
