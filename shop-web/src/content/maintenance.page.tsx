import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maintenanceIsOn } from '../platform/api/maintenance';
import { safePath } from '../platform/session/safe-path';
import { Drawing } from '../platform/ui/drawing';
import { usePageTitle } from '../platform/ui/page-head';

/** Also the shortest time before coming back, so that a wrong 503 cannot cause a fast loop. */
const ASK_EVERY_MS = 15_000;

/** /info/maintenance: returns to the page the visitor came from as soon as the shop is open. */
export function MaintenancePage() {
  usePageTitle('Sedang perawatan');
  useWayBack();
  return (
    <div className="column py-10 text-center sm:py-12">
      <Drawing name="mending" />
      <h1 className="mt-4 text-xl font-bold">Patungan sedang dirawat</h1>
      <p className="mx-auto mt-2 max-w-md text-muted">
        Kami sedang merapikan beberapa hal. Pesanan, pembayaran, dan kursimu aman. Halaman ini membuka tokonya lagi
        sendiri begitu selesai.
      </p>
    </div>
  );
}

function useWayBack(): void {
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  useEffect(() => {
    const ask = () =>
      void maintenanceIsOn().then((on) => {
        if (on === false) void navigate(safePath(from), { replace: true });
      });
    // Who was sent here by an answer waits, so that a wrong 503 cannot cause a fast loop.
    if (from === undefined) ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [navigate, from]);
}
