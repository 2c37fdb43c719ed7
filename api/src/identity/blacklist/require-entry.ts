import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';

/** @throws Refusal 404. */
export async function requireEntry(tx: Tx, uid: string): Promise<void> {
  if (!(await tx.blacklistEntry.findUnique({ where: { uid }, select: { uid: true } })))
    throw new Refusal('NOT_FOUND', 404);
}
