import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { currentPath, loginPath } from '../../shared/session/safe-path';
import { onSessionEnd } from '../../shared/session/session';
import { toast } from '../../shared/ui/toast';

/** Not where the address has 'event' in it: campaign pages go on without a session. Spec 1 §8. */
export function useLoginWhenSessionEnds(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let leaving = false; // several calls of one page fail together
    return onSessionEnd(() => {
      if (leaving || location.href.includes('event') || location.pathname === '/login') return;
      leaving = true;
      toast('neutral', 'Sesi kamu sudah berakhir. Silakan masuk lagi.');
      void Promise.resolve(navigate(loginPath(currentPath()))).finally(() => (leaving = false));
    });
  }, [navigate]);
}
