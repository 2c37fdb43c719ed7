import { clearSession, endSession, readSession } from './session';

/** Every page of this origin hears it, the shop's as well: it carries who is out, never a token. */
const CHANNEL = 'patungan.admin.signed-out';

/** In all tabs: those that were opened out of each other hold the same session. */
export function signOut(): void {
  const uid = readSession()?.uid;
  clearSession();
  if (!uid) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(uid);
  channel.close();
}

/** @returns what stops the listening. */
export function endWithOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === readSession()?.uid) endSession();
  };
  return () => channel.close();
}
