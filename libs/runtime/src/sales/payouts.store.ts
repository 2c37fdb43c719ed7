import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { type Sen, wholeRupiahUp } from '#domain/platform/sen';
import {
  OPEN_PAYOUT_STATES,
  type PayoutKind,
  type PayoutState,
  checkApprover,
  checkBatch,
  checkNotInFile,
  checkNotSent,
  checkNotWaiting,
  mayBeAtBank,
  payoutBatchMoves,
  payoutMoves,
} from '#domain/sales/payouts/payout';
import type { ActingAdmin } from '#domain/sales/refunds/refund';
import type { Tx } from '#runtime/platform/db/database';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import { lockAndRead, lockRow } from '#runtime/platform/db/lock-row';
import { checkFourEyes } from '#runtime/sales/payout-payer';
import { joinFile, joinTransfer, leaveByMistake } from '#runtime/sales/payout-transfers.store';
import type { Payout, PayoutBatch, Prisma } from '#runtime/generated/prisma/client';

interface Scheduled {
  kind: PayoutKind;
  refUid: string;
  /** Null: an unknown sender. */
  customerUid: string | null;
  amount: Sen;
  dueAt: Date;
  bankName?: string | null;
  accountNumber?: string | null;
  accountName?: string | null;
  /** Who has named the account, and so does not approve it. */
  accountChangedByUid?: string;
  /** What the bank has kept when it gave the transfer back that this one sends again, in sen. */
  returnFeeSen?: bigint;
}

/** Whose entries have what is rounded; the others come in whole rupiah by their own rules, or are what a transfer of before was. */
const ROUNDED_UP: readonly PayoutKind[] = ['refund', 'unplaced'];

/** Money is owed from `dueAt` on, to the bank account as it is now. Banks move whole rupiah: docs/decisions/0088 */
export const schedulePayout = (tx: Tx, { amount, ...payout }: Scheduled): Promise<{ uid: string; state: string }> =>
  tx.payout.create({
    data: {
      ...payout,
      amountSen: ROUNDED_UP.includes(payout.kind) ? wholeRupiahUp(amount) : amount,
      state: 'scheduled' satisfies PayoutState,
    },
    select: { uid: true, state: true },
  });

/** Locks and reads it. @throws DomainError NOT_FOUND. */
export async function lockPayout(tx: Tx, uid: string) {
  await lockRow(tx, 'payout', uid);
  const payout = await tx.payout.findUnique({ where: { uid } });
  if (!payout) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return payout;
}

/** Releases it to its account, which another admin may have changed. @throws DomainError OWN_PAYOUT, NOT_SECOND_ADMIN, 409. */
export async function approvePayout(
  tx: Tx,
  payout: { uid: string; state: string; accountChangedByUid: string | null },
  by: ActingAdmin,
  at: Date,
): Promise<{ uid: string; state: string }> {
  // First whether it still waits: of one that another admin has approved meanwhile it does not matter who asks.
  payoutMoves.after(payout.state as PayoutState, 'approve', 'admin');
  checkApprover(payout, by.uid);
  const { accountChangedByUid: firstUid } = payout;
  if (firstUid) await checkSecondAdmin(tx, { firstUid, byUid: by.uid, at, permission: 'payouts.approve' });
  return step(tx, payout, 'approve', { approvedBy: by.name, approvedByUid: by.uid, approvedAt: at });
}

interface Transferred {
  by: ActingAdmin;
  at: Date;
  reference: string;
  fileUid?: string | null;
  /** The reference was used before, for this very transfer. */
  sameTransfer?: boolean;
  /** A line of the bank's statement shows it; the caller notes it there. */
  lineUid?: string | null;
  /** The batch whose file was sent. */
  batchUid?: string | null;
  /** From this amount on another admin than the one who approved records it; null: the money left by no admin's hand. */
  otherPayerFrom: Sen | null;
}

/** Records the transfer, once. @throws DomainError ACCOUNT_WAITS, OWN_PAYOUT, NOT_SECOND_ADMIN, IN_BATCH, REFERENCE_USED, REFERENCE_OF_SAME_ACCOUNT, BATCH_REFERENCE, 409. */
export async function payPayout(
  tx: Tx,
  payout: Pick<
    Payout,
    | 'uid'
    | 'kind'
    | 'state'
    | 'approvedByUid'
    | 'amountSen'
    | 'batchUid'
    | 'customerUid'
    | 'bankName'
    | 'accountNumber'
    | 'accountName'
    | 'accountChangedByUid'
  >,
  { by, at, reference, sameTransfer = false, fileUid, lineUid = null, batchUid = null, otherPayerFrom }: Transferred,
): Promise<{ uid: string; state: string }> {
  checkNotWaiting(payout);
  if (otherPayerFrom !== null) await checkFourEyes(tx, payout, by, at, otherPayerFrom);
  // What the bank's statement shows was transferred, whichever way.
  if (lineUid === null) checkBatch(payout, batchUid);
  const after = payoutMoves.after(payout.state as PayoutState, 'pay', 'admin');
  const isShown = lineUid !== null;
  const transferUid =
    batchUid !== null && !isShown
      ? await joinFile(tx, batchUid, reference)
      : await joinTransfer(tx, payout, reference, { isSame: sameTransfer, isShown });
  const paid = { paidBy: by.name, paidAt: at, reference, transferUid, ...(fileUid !== undefined && { fileUid }) };
  return save(tx, payout, after, paid);
}

/** It was recorded by mistake, and has never left so: its reference is free again. The caller has locked it. @throws DomainError TRANSFER_SHOWN. */
export async function annulPayout(tx: Tx, payout: Pick<Payout, 'uid' | 'state' | 'transferUid'>): Promise<void> {
  const after = payoutMoves.after(payout.state as PayoutState, 'annul', 'system');
  await leaveByMistake(tx, payout);
  await save(tx, payout, after, { paidAt: null, paidBy: null, reference: null, transferUid: null });
}

/** Locks and reads it; what is in it is locked before. @throws DomainError NOT_FOUND. */
export async function lockBatch(tx: Tx, uid: string): Promise<PayoutBatch> {
  const [batch] = await lockAndRead<PayoutBatch>(tx, 'payout_batch', [uid]);
  if (!batch) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return batch;
}

/** `mayBeAtBank`, with its batch locked. */
export const isAtBank = async (tx: Tx, { state, batchUid }: { state: string; batchUid: string | null }) =>
  batchUid !== null && mayBeAtBank(state, await lockBatch(tx, batchUid));

/**
 * Takes an approved payout out of its batch, for a later one; of a file that was downloaded with a reason. The caller has locked it.
 * @throws DomainError NOT_IN_BATCH, REASON_NEEDED.
 */
export async function takeOutOfBatch(
  tx: Tx,
  { uid, state, batchUid }: { uid: string; state: string; batchUid: string | null },
  reason: string,
): Promise<void> {
  if (state !== ('approved' satisfies PayoutState) || !batchUid)
    throw new DomainError('NOT_IN_BATCH', 'Pencairan ini sudah tidak di transfer massal.');
  const batch = await lockBatch(tx, batchUid);
  checkNotSent(batch, reason);
  const data = { batchUid: null, version: { increment: 1 } };
  await tx.payout.update({ where: { uid, state }, data, select: { uid: true } });
  if (batch.fileAt)
    await tx.payoutBatch.update({
      where: { uid: batchUid },
      data: { fileIsOld: true, version: { increment: 1 } },
      select: { uid: true },
    });
  await dropIfEmpty(tx, batchUid);
}

/** A batch that has lost its last payout is closed: there is nothing to send. The caller has locked that payout. */
async function dropIfEmpty(tx: Tx, batchUid: string): Promise<void> {
  // Of two that leave at once the second one sees that the first is gone.
  await lockRow(tx, 'payout_batch', batchUid);
  await tx.$executeRaw`UPDATE payout_batch SET state = ${payoutBatchMoves.after('open', 'cancel', 'admin')}, closed_at = now(),
      version = version + 1
    WHERE uid = ${batchUid}::uuid AND state = 'open' AND NOT EXISTS (SELECT FROM payout WHERE batch_uid = ${batchUid}::uuid)`;
}

/**
 * Takes one step of the table but approval (`approvePayout`) and payment (`payPayout`), which look at who acts.
 * @throws DomainError IN_FILE, 409 when the step is not open (any more).
 */
export const movePayout = (
  tx: Tx,
  payout: { uid: string; state: string },
  action: Exclude<PayoutAction, 'approve' | 'pay' | 'annul'>,
  decision: Prisma.PayoutUncheckedUpdateInput,
): Promise<{ uid: string; state: string }> => step(tx, payout, action, decision);

type PayoutAction = ReturnType<typeof payoutMoves.actionsOn>[number];

async function step(
  tx: Tx,
  { uid, state }: { uid: string; state: string },
  action: Exclude<PayoutAction, 'pay'>,
  decision: Prisma.PayoutUncheckedUpdateInput,
): Promise<{ uid: string; state: string }> {
  const after = payoutMoves.after(state as PayoutState, action, 'admin');
  // What is not to be transferred any more is in no file for the bank.
  const leaves = action === 'correct' || action === 'cancel';
  const before = leaves ? await lockPayout(tx, uid) : null;
  if (before?.batchUid) checkNotInFile(await lockBatch(tx, before.batchUid));
  const moved = await save(tx, { uid, state }, after, { ...decision, ...(leaves && { batchUid: null }) });
  if (before?.batchUid) await dropIfEmpty(tx, before.batchUid);
  return moved;
}

async function save(
  tx: Tx,
  { uid, state }: { uid: string; state: string },
  after: PayoutState,
  data: Prisma.PayoutUncheckedUpdateInput,
): Promise<{ uid: string; state: string }> {
  const saved = await tx.payout.update({
    where: { uid, state },
    data: { ...data, state: after, version: { increment: 1 } },
    select: { uid: true, state: true },
  });
  if (!OPEN_PAYOUT_STATES.includes(after)) await forgetAccount(tx, uid);
  return saved;
}

/** Of a receiver who was erased before: the account was kept only for what was owed. docs/rules/privacy.md#export-and-erasure */
const forgetAccount = (tx: Tx, uid: string): Promise<number> =>
  tx.$executeRaw`UPDATE payout SET bank_name = NULL, account_number = NULL, account_name = NULL, reason = NULL
    FROM customer c WHERE payout.uid = ${uid}::uuid AND c.uid = payout.customer_uid AND c.erased_at IS NOT NULL`;
