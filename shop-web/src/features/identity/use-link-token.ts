import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What stands behind the `#` of a link from a mail. It is taken out of the address at once: no history, no screenshot has it. */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, navigate]);
  return token;
}
