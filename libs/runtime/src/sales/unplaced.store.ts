import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/platform/domain-error';
import { ERROR_MESSAGE } from '#contracts/errors';
import { toSen } from '#domain/platform/sen';
import { type UnplacedState, checkLeft, checkPart, unplacedMoves } from '#domain/sales/unplaced/unplaced-money';
import { type Payout, Prisma, type UnplacedMoney } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import type { PayoutDesk } from '#runtime/sales/product-line';
import { emptyWords } from '#runtime/sales/words-of-lines';

/** Locks it: what is decided about it runs one after the other. @throws DomainError 404. */
export async function lockUnplaced(tx: Tx, uid: string): Promise<UnplacedMoney> {
  const [money] = await lockAndRead<UnplacedMoney>(tx, 'unplaced_money', [uid]);
  if (!money) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return money;
}

/** An incoming line is booked: its money stands in an account of its own from now on. The caller has locked the line. */
export async function bookUnplaced(
  tx: Tx,
  line: { uid: string; amountSen: bigint; bookedOn: Date },
  { by, at }: { by: string; at: Date },
): Promise<string> {
  const uid = randomUUID();
  await tx.unplacedMoney.create({
    data: {
      uid,
      lineUid: line.uid,
      amountSen: line.amountSen,
      arrivedOn: line.bookedOn,
      state: 'open' satisfies UnplacedState,
      bookedBy: by,
      bookedAt: at,
    },
    select: { uid: true },
  });
  await announce(tx, 'unplaced-money.booked', { unplacedUid: uid });
  return uid;
}

/** Labels for money that nothing explains: the day and the words of its line. One that the bank gave back has that of its receiver. */
export const HELD_UNPLACED = Prisma.sql`SELECT NULL::uuid AS order_uid, m.uid AS subject_uid, m.uid,
    concat_ws(' · ', to_char(m.arrived_on, 'YYYY-MM-DD'), l.description) AS label
  FROM unplaced_money m JOIN bank_statement_line l ON l.uid = m.line_uid WHERE m.part_of_uid IS NULL AND m.bounced_payout_uid IS NULL`;

/** The record that its line was booked as, which is the subject of its postings: a part has come with the whole. */
export const rootOf = ({ uid, partOfUid }: Pick<UnplacedMoney, 'uid' | 'partOfUid'>): string => partOfUid ?? uid;

/** Records that have none of the money of their line (any more). */
const NO_PART: UnplacedState[] = ['merged', 'reversed'];

/** Whether the money of its line is in parts. The caller has locked this one. */
export const isDivided = async (tx: Tx, { lineUid }: UnplacedMoney): Promise<boolean> =>
  (await tx.unplacedMoney.count({ where: { lineUid, state: { notIn: NO_PART } } })) > 1;

/**
 * An act on the money takes what the admin saw. The caller has locked it. `left`: what was open then, in rupiah; `isPart`: an amount is
 * taken. @throws DomainError LEFT_CHANGED; LEFT_MISSING of a part, and of money that was ever divided, since a part may join it again. docs/rules/bank-statements.md#parts
 */
export async function checkSeen(
  tx: Tx,
  { lineUid, amountSen }: UnplacedMoney,
  { left, isPart }: { left: number | undefined; isPart: boolean },
): Promise<void> {
  const ofLine = { lineUid, state: { not: 'reversed' satisfies UnplacedState } };
  const isNeeded = isPart || (await tx.unplacedMoney.count({ where: ofLine })) > 1;
  checkLeft(left === undefined ? null : toSen(left), amountSen, isNeeded);
}

/**
 * Takes `partSen` (in sen) out of open money as a record of its own, which the caller moves in the same transaction; what is left
 * stays open. All of it is the money itself. The caller has locked the money. Nothing is posted: the books know the whole.
 * `uid`: of the new record, where it is known before. @throws DomainError PART_AMOUNT; PROPOSAL_WAITS. docs/rules/bank-statements.md#parts
 */
export async function splitUnplaced(
  tx: Tx,
  money: UnplacedMoney,
  partSen: bigint,
  { by, at, uid: partUid = randomUUID() }: { by: string; at: Date; uid?: string },
): Promise<UnplacedMoney> {
  checkPart(partSen, money.amountSen);
  const { uid, lineUid, arrivedOn } = money;
  await checkNothingElseProposed(tx, lineUid);
  if (partSen === money.amountSen) return money;
  const state = 'open' satisfies UnplacedState;
  await tx.unplacedMoney.update({
    where: { uid, state },
    data: { amountSen: { decrement: partSen } },
    select: { uid: true },
  });
  return tx.unplacedMoney.create({
    data: {
      uid: partUid,
      lineUid,
      partOfUid: rootOf(money),
      amountSen: partSen,
      arrivedOn,
      state,
      bookedBy: by,
      bookedAt: at,
    },
  });
}

/** Takes one step of the table. @throws DomainError 409 when the step is not open (any more). */
export async function moveUnplaced(
  tx: Tx,
  { uid, state: before, lineUid }: UnplacedMoney,
  action: ReturnType<typeof unplacedMoves.actionsOn>[number],
  data: Prisma.UnplacedMoneyUncheckedUpdateInput,
): Promise<void> {
  const state = unplacedMoves.after(before as UnplacedState, action, 'admin');
  await tx.unplacedMoney.update({ where: { uid, state: before }, data: { ...data, state }, select: { uid: true } });
  await emptyWords(tx, Prisma.sql`${lineUid}::uuid`);
}

/** Locks money that may be opened again behind the record that its line was booked as, so that of two parts each sees the other. @throws DomainError 404. */
export async function lockToReopen(tx: Tx, uid: string): Promise<UnplacedMoney> {
  const found = await tx.unplacedMoney.findUnique({ where: { uid }, select: { partOfUid: true } });
  if (found?.partOfUid) await lockUnplaced(tx, found.partOfUid);
  return lockUnplaced(tx, uid);
}

/**
 * What was decided is taken back, so the money is open again, as one record with what else is open of its line: the one that the line was
 * booked as, or else the oldest. The others stay as merged, since books and events name them. The caller has it from `lockToReopen`.
 * @returns the uid of what is open. @throws DomainError 409 when the step is not open (any more), PROPOSAL_WAITS. docs/rules/bank-statements.md#parts
 */
export async function reopenUnplaced(
  tx: Tx,
  money: UnplacedMoney,
  action: 'keep' | 'undo',
  { by, at }: { by: string; at: Date },
): Promise<string> {
  const nothing = { returnUid: null, bouncedPayoutUid: null, decidedBy: null, decidedAt: null };
  await moveUnplaced(tx, money, action, nothing);
  const state = 'open' satisfies UnplacedState;
  const found = await tx.unplacedMoney.findMany({ where: { lineUid: money.lineUid, state }, select: { uid: true } });
  const locked = await lockAndRead<UnplacedMoney>(
    tx,
    'unplaced_money',
    found.map(({ uid }) => uid),
  );
  const open = locked.filter((one) => one.state === state).toSorted((a, b) => Number(a.bookedAt) - Number(b.bookedAt));
  const whole = open.find(({ partOfUid }) => partOfUid === null) ?? open[0]!;
  if (open.length > 1) await checkNothingElseProposed(tx, money.lineUid);
  for (const part of open.filter((one) => one !== whole)) {
    await moveUnplaced(tx, part, 'merge', { decidedBy: by, decidedAt: at });
    const amountSen = { increment: part.amountSen };
    await tx.unplacedMoney.update({ where: { uid: whole.uid, state }, data: { amountSen }, select: { uid: true } });
  }
  return whole.uid;
}

/** It is the money of a payment that was in the books before it came here, so it leaves its account to where that took it. */
export async function joinUnplaced(
  tx: Tx,
  money: UnplacedMoney,
  decided: { decidedBy: string; decidedAt: Date; paymentUid?: string },
): Promise<void> {
  await moveUnplaced(tx, money, 'join', decided);
  await announce(tx, 'unplaced-money.joined', { unplacedUid: money.uid });
}

/** Locks the money that this payout sends. @returns null where it is kept after all: the payout is cancelled then. */
export async function lockSentBy(tx: Tx, { refUid: returnUid }: Payout): Promise<UnplacedMoney | null> {
  const found = await tx.unplacedMoney.findUnique({ where: { returnUid }, select: { uid: true } });
  return found && lockUnplaced(tx, found.uid);
}

/** Money that goes back to its sender, at the desk of payouts: sales' own, since no line has sold anything for it. */
export const UNPLACED_PAYOUTS: PayoutDesk = {
  kind: 'unplaced',
  lock: async (tx, payout) => void (await lockSentBy(tx, payout)),
  paid: async (tx, payout) => {
    const money = (await lockSentBy(tx, payout))!;
    await moveUnplaced(tx, money, 'pay', {});
    await announce(tx, 'unplaced-money.returned', { unplacedUid: money.uid });
  },
};
