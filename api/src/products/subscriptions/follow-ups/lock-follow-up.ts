import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { stateOf } from './follow-up-words.js';

/** Locks the question, so that concurrent commands run one after the other. @throws Refusal 404. */
export async function lockFollowUp(tx: Tx, uid: string) {
  await lockRow(tx, 'follow_up', uid);
  const followUp = await tx.followUp.findUnique({ where: { uid }, select: { state: true } });
  if (!followUp) throw new Refusal('NOT_FOUND', 404);
  return stateOf(followUp);
}
