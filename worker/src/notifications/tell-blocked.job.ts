import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { telling } from './telling.js';

export const tellBlocked = telling('tell-blocked', async (tx, { customerUid, entryUid }) => {
  const entry = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid: entryUid } });
  if (entry.state !== 'active') return null; // lifted before it was told
  const message = customerTemplates.blocked(await greetedName(tx, customerUid), entry.reason, entry.expiresAt);
  return { to: customerUid, message };
});
