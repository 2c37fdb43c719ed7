import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Actor } from '#domain/platform/transitions';
import {
  type ClaimAction,
  type ClaimState,
  OPEN_CLAIM_STATES,
  claimDueAt,
  claimMoves,
} from '#domain/products/subscriptions/access/access-claim';
import type { AccessClaim, Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { awaitConfirmation } from '#runtime/products/subscriptions/access/access.store';

export const claimStateOf = ({ state }: { state: string }): ClaimState => state as ClaimState;

/** Locks a claim; after group and order where these are locked too. @throws DomainError 404. */
export async function lockClaim(tx: Tx, uid: string): Promise<AccessClaim> {
  const [claim] = await lockAndRead<AccessClaim>(tx, 'access_claim', [uid]);
  if (!claim) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return claim;
}

/** The claim of a seat that waits for an answer or a solution, locked; null when there is none. */
export async function lockOpenClaim(tx: Tx, accountUid: string): Promise<AccessClaim | null> {
  const open = await tx.accessClaim.findFirst({
    where: { accountUid, state: { in: OPEN_CLAIM_STATES } },
    select: { uid: true },
  });
  const claim = open && (await lockClaim(tx, open.uid));
  return claim && OPEN_CLAIM_STATES.includes(claimStateOf(claim)) ? claim : null;
}

interface Moved {
  actor: Actor;
  by: string;
  at: Date;
  note?: string;
  also?: Prisma.AccessClaimUncheckedUpdateInput;
}

/** Moves a locked claim on and sets its next clock. @throws DomainError ILLEGAL_CLAIM_ACTION. */
export async function moveClaim(
  tx: Tx,
  claim: AccessClaim,
  action: ClaimAction,
  { actor, by, at, note, also }: Moved,
): Promise<ClaimState> {
  const state = claimMoves.after(claimStateOf(claim), action, actor);
  const ends = !OPEN_CLAIM_STATES.includes(state);
  await tx.accessClaim.update({
    where: { uid: claim.uid, state: claim.state },
    data: {
      ...also,
      state,
      dueAt: claimDueAt({ ...claim, state }),
      // Of a missed one the end of the case is the later moment.
      ...(ends && { endedAt: at, endedBy: by }),
      ...(note && { note }),
    },
    select: { uid: true },
  });
  return state;
}

/** The seat ends otherwise: its claim has no subject any more, and silence does not count. */
export async function dropClaim(tx: Tx, accountUid: string, at: Date): Promise<void> {
  const claim = await lockOpenClaim(tx, accountUid);
  if (claim) await moveClaim(tx, claim, 'drop', { actor: 'system', by: 'system', at });
  await awaitConfirmation(tx, accountUid, null);
}

/** @throws DomainError REIMBURSEMENT_HELD while a missed claim of its cycle is not settled. docs/rules/claims.md#hold */
export async function checkNotHeld(tx: Pick<Tx, 'accessClaim'>, cycleUid: string): Promise<void> {
  if (await tx.accessClaim.count({ where: { cycleUid, state: 'missed' } }))
    throw new DomainError(
      'REIMBURSEMENT_HELD',
      'Penggantian ini ditahan: ada klaim akses di siklusnya yang belum beres. Selesaikan klaim itu dulu.',
    );
}
