const IDLE_TIMEOUT_MS = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loads the next likely page while the browser is idle; not on a slow connection or with data saving. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const run = () => void load().catch(() => undefined); // failures do not matter: the real load reports them
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}
