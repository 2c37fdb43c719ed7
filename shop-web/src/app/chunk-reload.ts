const KEY = 'chunkReloadedAt';
const GUARD_MS = 60_000;
let reloading = false;

/** What is missing comes with the next document, which is on its way. */
export const isReloading = (): boolean => reloading;

/**
 * After a release the old page asks for files that are gone. It is reloaded once, at most once in 60 s (spec 1 §8);
 * a second failure, or being offline, is told by the page instead of a loop.
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
    return true; // without a memory there would be no end
  }
}
