import { firstNameOf } from '#domain/customers/first-name';
import { telling } from './telling.js';
import { templates } from './templates.js';

/** So that the owner of a stolen password hears of it while it can be withdrawn. */
export const tellErasureRequested = telling('tell-erasure-requested', async (tx, { erasureUid }) => {
  const { customerUid, customer } = await tx.erasure.findUniqueOrThrow({
    where: { uid: erasureUid },
    include: { customer: { select: { name: true } } },
  });
  const message = templates.erasureRequested(firstNameOf(customer.name));
  return { to: customerUid, message };
});
