import { clearSession, endSession, readSession } from './session';

/** Readable by every page of this origin, the shop included: carries the admin's uid, never a token. */
const CHANNEL = 'patungan.admin.signed-out';

/** Signs out in all tabs: a tab opened from another one has a copy of the session. */
export function signOut(): void {
  const uid = readSession()?.uid;
  clearSession();
  if (!uid) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(uid);
  channel.close();
}

/** @returns the function that unsubscribes. */
export function endWithOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === readSession()?.uid) endSession();
  };
  return () => channel.close();
}
