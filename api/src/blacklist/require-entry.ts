import type { Tx } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';

/** @throws Refusal 404. */
export async function requireEntry(tx: Tx, uid: string): Promise<void> {
  if (!(await tx.blacklistEntry.findUnique({ where: { uid }, select: { uid: true } })))
    throw new Refusal('NOT_FOUND', 404);
}
