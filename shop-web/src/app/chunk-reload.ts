const KEY = 'chunkReloadedAt';
const GUARD_MS = 60_000;

/**
 * After a release the old page asks for files that are gone. It is reloaded once, at most once in 60 s (spec 1 §8);
 * a second failure, or being offline, goes to the error page instead of a loop.
 */
export function reloadOnMissingChunk(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || reloadedLately()) return;
    event.preventDefault();
    reload();
  });
}

function reloadedLately(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS) return true;
    sessionStorage.setItem(KEY, String(now));
    return false;
  } catch {
    return true; // without a memory there would be no end
  }
}
