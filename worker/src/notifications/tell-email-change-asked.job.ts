import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { telling } from './telling.js';

export const tellEmailChangeAsked = telling('tell-email-change-asked', async (tx, { customerUid }) => {
  const message = customerTemplates.emailChangeAsked(await greetedName(tx, customerUid));
  return { to: customerUid, message };
});
