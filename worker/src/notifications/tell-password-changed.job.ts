import { customerTemplates } from './customer-templates.js';
import { greetedName } from './greeted-name.js';
import { telling } from './telling.js';

export const tellPasswordChanged = telling('tell-password-changed', async (tx, { customerUid }) => {
  const message = customerTemplates.passwordChanged(await greetedName(tx, customerUid));
  return { to: customerUid, message };
});
