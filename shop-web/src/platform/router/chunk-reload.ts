const KEY = 'chunkReloadedAt';
const GUARD_MS = 60_000;
let reloading = false;

/** A reload is under way. */
export const isReloading = (): boolean => reloading;

/**
 * After a release the old page requests files that are gone. It reloads at most once in 60 s; a second failure, or
 * being offline, is shown by the page instead.
 */
export function reloadOnMissingChunk(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || reloadedLately()) return;
    event.preventDefault();
    reloading = true;
    reload();
  });
}

function reloadedLately(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS) return true;
    sessionStorage.setItem(KEY, String(now));
    return false;
  } catch {
    return true; // without storage it could reload endlessly
  }
}
