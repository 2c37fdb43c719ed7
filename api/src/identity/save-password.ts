import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { endLinks } from '#runtime/stores/account-links.store';
import { endSessions } from '#runtime/stores/sessions.store';

export interface NewPassword {
  customerUid: string;
  passwordHash: string;
  now: Date;
  /** The one in which it was changed goes on; after a link all of them end. */
  keptSessionUid?: string;
}

/** The new password, and the end of everything that the old one had opened. The customer is told. */
export async function savePassword(tx: Tx, { customerUid, passwordHash, now, keptSessionUid }: NewPassword) {
  await tx.customer.update({ where: { uid: customerUid }, data: { passwordHash }, select: { uid: true } });
  await endSessions(tx, customerUid, now, keptSessionUid);
  await endLinks(tx, customerUid, ['forget-password', 'reset-password', 'change-email'], now);
  await announce(tx, 'password.changed', { customerUid });
}
