const CHANNEL = 'patungan-session';
// Tabs share the cookies but not the memory, so a change is broadcast. Not available while prerendering.
const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
// In tests, Node's channel would keep the process alive.
(channel as { unref?: () => void } | null)?.unref?.();

/** Announces to other tabs that the session has changed. */
export const notifyOtherTabs = (): void => channel?.postMessage(null);

/** Calls when another tab has changed the session, or might have while this one was hidden. */
export function onOtherTabChange(listener: () => void): () => void {
  // In tests a message may arrive after the page is gone.
  const hear = () => typeof document === 'undefined' || listener();
  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', hear);
  return () => {
    channel?.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', hear);
  };
}
