const IDLE_TIMEOUT_MS = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loads the next likely page while nothing else is to do; not on a slow or a saved connection. Spec 1 §9. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const run = () => void load().catch(() => undefined); // only a head start; the real load will tell
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}
