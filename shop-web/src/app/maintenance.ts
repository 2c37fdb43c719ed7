import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { announceMaintenance, maintenanceIsOn, onMaintenance } from '../shared/api/maintenance';
import { currentPath } from '../shared/session/safe-path';

export const MAINTENANCE_PATH = '/info/maintenance';

/**
 * Sends everybody to /info/maintenance while the shop is closed, unless they are there; that page leads back. Asked
 * once at the start; later every answer of the API tells. Spec 1 §4.
 */
export function useMaintenance(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onMaintenance(() => {
        if (location.pathname === MAINTENANCE_PATH) return;
        void navigate(MAINTENANCE_PATH, { replace: true, state: { from: currentPath() } });
      }),
    [navigate],
  );
  useEffect(() => {
    if (location.pathname === MAINTENANCE_PATH) return; // the page asks by itself
    void maintenanceIsOn().then((on) => on && announceMaintenance());
  }, []);
}
