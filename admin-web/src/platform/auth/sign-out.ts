import type { AdminSessionView } from '#contracts/identity/session.http';
import { API_URL } from '../data/http';
import { clearSession, endSession, readSession } from './session';

/** Readable by every page of this origin, the shop included: carries the admin's uid, never a token. */
const CHANNEL = 'patungan.admin.signed-out';

/** Signs out on the server and in all tabs: a tab opened from another one has a copy of the session. */
export function signOut(): void {
  const session = readSession();
  clearSession();
  if (!session) return;
  endOnServer(session);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(session.uid);
  channel.close();
}

/** The token is of no use afterwards. Also sent when the tab closes; without an answer it ends after eight hours. */
function endOnServer({ accessToken, sessionUid }: AdminSessionView): void {
  const headers = { authorization: `Bearer ${accessToken}` };
  fetch(`${API_URL}/session/${sessionUid}/end`, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}

/** @returns the function that unsubscribes. */
export function endWithOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const session = readSession();
    if (!session || session.uid !== data) return;
    endOnServer(session);
    endSession();
  };
  return () => channel.close();
}
