import type { SignedInDevice } from '#contracts/identity/session.http';

/** The sessions of each device in the order they come in: this device first, of each the last used one. */
export const byDevice = (sessions: readonly SignedInDevice[]): [SignedInDevice, ...SignedInDevice[]][] => {
  const groups = new Map<string, [SignedInDevice, ...SignedInDevice[]]>();
  for (const session of sessions) {
    const group = groups.get(session.device);
    if (group) group.push(session);
    else groups.set(session.device, [session]);
  }
  return [...groups.values()];
};
