import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { startMaintenance, maintenanceIsOn, onMaintenance } from '../platform/api/maintenance';
import { currentPath } from '../platform/session/safe-path';

/**
 * Redirects to /info/maintenance while the shop is closed. Asked once at the start, later noticed in any answer of the
 * API.
 */
export function useMaintenance(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onMaintenance(() => {
        if (location.pathname === PAGE.maintenance) return;
        void navigate(PAGE.maintenance, { replace: true, state: { from: currentPath() } });
      }),
    [navigate],
  );
  useEffect(() => {
    if (location.pathname === PAGE.maintenance) return; // that page polls by itself
    void maintenanceIsOn().then((on) => on && startMaintenance());
  }, []);
}
