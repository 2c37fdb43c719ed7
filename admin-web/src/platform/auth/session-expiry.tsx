import { useEffect, useRef } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { onSessionExpired } from './session';
import { endWithOtherTabs } from './sign-out';

/** Opens the sign-in page when the session has expired; from there react-admin returns to this page. */
export const SessionExpiry = () => {
  const logout = useLogout();
  const notify = useNotify();
  const leaving = useRef(false);
  useEffect(
    () =>
      onSessionExpired(() => {
        // All queries of a page fail at once.
        if (leaving.current) return;
        leaving.current = true;
        notify('ra.notification.logged_out', { type: 'error' });
        void logout().finally(() => (leaving.current = false));
      }),
    [logout, notify],
  );
  useEffect(endWithOtherTabs, []);
  return null;
};
