import { useEffect, useRef } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { onSessionOver } from '../shared/session';
import { endWithOtherTabs } from '../shared/sign-out';

/** Leads to the sign-in page when the server takes the session no longer, and back to this page from there. */
export const LeaveWhenOver = () => {
  const logout = useLogout();
  const notify = useNotify();
  const leaving = useRef(false);
  useEffect(
    () =>
      onSessionOver(() => {
        // Everything that this page was reading is refused at the same moment.
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
