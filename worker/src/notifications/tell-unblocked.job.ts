import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { telling } from './telling.js';

/** The words of the admin who lifted it or accepted the appeal; one that ended by its date needs none. */
export const tellUnblocked = telling('tell-unblocked', async (tx, { customerUid, entryUid }) => {
  const { state, endReason } = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid: entryUid } });
  const why = state === 'lifted' ? endReason : null;
  const message = customerTemplates.unblocked(await greetedName(tx, customerUid), why);
  return { to: customerUid, message };
});
