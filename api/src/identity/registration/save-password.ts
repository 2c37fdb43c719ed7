import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { endLinks } from '#runtime/identity/account-links.store';
import { endSessions } from '#runtime/identity/sessions.store';

export interface NewPassword {
  customerUid: string;
  passwordHash: string;
  now: Date;
  /** The session that stays; without it all end. */
  keptSessionUid?: string;
}

/** Stores the new password, ends sessions and links, and sends the customer a notice. */
export async function savePassword(tx: Tx, { customerUid, passwordHash, now, keptSessionUid }: NewPassword) {
  await tx.customer.update({ where: { uid: customerUid }, data: { passwordHash }, select: { uid: true } });
  await endSessions(tx, customerUid, now, keptSessionUid);
  await endLinks(tx, customerUid, ['forget-password', 'reset-password', 'change-email'], now);
  await announce(tx, 'password.changed', { customerUid });
}
