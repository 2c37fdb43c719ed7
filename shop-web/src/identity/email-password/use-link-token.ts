import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { secretIn } from '../../platform/router/secret-in';

/**
 * The token behind the `#` of a mail's link. It is removed from the address at once, so that it is not in the history
 * or on a screenshot.
 */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => secretIn(hash));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, navigate]);
  return token;
}
