const CHANNEL = 'patungan-session';
// The cookies are shared, the memory of a tab is not: so the tabs tell each other to look again.
// Where pages are prerendered there is neither.
const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
// Node's, in the tests, would keep the process alive.
(channel as { unref?: () => void } | null)?.unref?.();

/** The session has changed here. */
export const tellOtherTabs = (): void => channel?.postMessage(null);

/** Calls when another tab has changed the session, or might have while this one was hidden. */
export function hearOtherTabs(listener: () => void): () => void {
  // In the tests a message may come to a page that is gone already.
  const hear = () => typeof document === 'undefined' || listener();
  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', hear);
  return () => {
    channel?.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', hear);
  };
}
