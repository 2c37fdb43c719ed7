import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { telling } from './telling.js';

export const tellAppealRefused = telling('tell-appeal-refused', async (tx, { appealUid }) => {
  const { customerUid, answer } = await tx.blacklistAppeal.findUniqueOrThrow({ where: { uid: appealUid } });
  const message = customerTemplates.appealRefused(await greetedName(tx, customerUid), answer ?? '');
  return { to: customerUid, message };
});
