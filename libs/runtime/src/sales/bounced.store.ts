import { randomUUID } from 'node:crypto';
import { type Sen, sen } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { Obstacle } from '#domain/identity/privacy/erasure';
import { OPEN_PAYOUT_STATES, type PayoutState } from '#domain/sales/payouts/payout';
import {
  type SentPayout,
  checkAccountKnown,
  checkBounced,
  checkResendReason,
} from '#domain/sales/unplaced/bounced-transfer';
import { type UnplacedState, checkUnplaced } from '#domain/sales/unplaced/unplaced-money';
import type { ActingAdmin } from '#domain/sales/refunds/refund';
import { type Payout, Prisma, type UnplacedMoney } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { noteFee } from '#runtime/sales/transfer-fees.store';
import { lockPayout, schedulePayout } from '#runtime/sales/payouts.store';
import type { PayoutDesk } from '#runtime/sales/product-line';
import { lockSentBy, moveUnplaced, splitUnplaced } from '#runtime/sales/unplaced.store';

/** A whole bank account. */
interface Account {
  bankName: string;
  accountNumber: string;
  accountName: string;
}
/** Which transfer came back, and the right account; null: it is filled in later. */
export interface Bounce {
  payoutUid: string;
  account: Account | null;
  /** Why to the account that it came back from, or why less came than was sent: the bank has kept it. */
  reason?: string;
}
/** Who says so. `feeFrom`: from so much on, with what the same admin has decided alone, another one says what the bank has kept. */
interface Saying {
  by: ActingAdmin;
  at: Date;
  feeFrom: Sen;
}
/** The money that is sent again, which is a part of what came where that was more, and the payout that does it. */
export interface Resent {
  unplacedUid: string;
  payoutUid: string;
  /** What the bank has kept, in sen. */
  keptSen: bigint;
}

/**
 * Open money is what the bank has given back of a payout: a new payout sends it to the receiver of the old one. The old one stays paid,
 * since its transfer did leave the bank. The caller has locked the money; the payout is locked after it. docs/rules/payments.md#bounced
 * @throws DomainError 404 for the payout, UNPLACED_NOT_OPEN, NOT_SENT, COST_COMES_BACK, NOT_IN_BANK, BOUNCED_TWICE, BOUNCE_TOO_EARLY, BOUNCE_AMOUNT, REASON_NEEDED, FEE_OF_OTHER, PROPOSAL_WAITS.
 */
export async function resendUnplaced(
  tx: Tx,
  money: UnplacedMoney,
  { payoutUid, account, reason }: Bounce,
  { by, at, feeFrom }: Saying,
): Promise<Resent> {
  checkUnplaced(money.state as UnplacedState);
  const sent = await lockPayout(tx, payoutUid);
  const came = { amount: sen(money.amountSen), day: money.arrivedOn.toISOString().slice(0, 10) };
  const keptSen = checkBounced(await sentPayout(tx, sent), came);
  const bounced = await accountsOfChain(tx, sent.uid);
  checkResendReason({ amount: sen(sent.amountSen), keptSen, bounced, named: account }, reason);
  // The bank has given back more in the same line: the rest stays open.
  const part = await splitUnplaced(tx, money, sent.amountSen - keptSen, { by: by.name, at });
  const [returnUid, unplacedUid] = [randomUUID(), part.uid];
  const payout = await schedulePayout(tx, {
    kind: 'bounced',
    refUid: returnUid,
    customerUid: sent.customerUid,
    amount: sen(sent.amountSen),
    dueAt: at,
    ...(account && { ...account, accountChangedByUid: by.uid }),
    ...(keptSen > 0n && { returnFeeSen: keptSen }),
  });
  if (keptSen > 0n) await noteFee(tx, keptSen, { subjectUid: payout.uid, byUid: by.uid, at, feeFrom });
  const decided = { decidedBy: by.name, decidedAt: at };
  await moveUnplaced(tx, part, 'resend', { returnUid, bouncedPayoutUid: sent.uid, ...decided });
  await announce(tx, 'transfer.bounced', { unplacedUid, returnUid });
  return { unplacedUid, payoutUid: payout.uid, keptSen };
}

/** Transfers to this customer that came back and are still to be sent again: an erasure waits for them. */
export async function openBounces(tx: Tx, customerUid: string): Promise<{ kind: Obstacle; name: string }[]> {
  const where = { kind: BOUNCED_PAYOUTS.kind, customerUid, state: { in: OPEN_PAYOUT_STATES } };
  const count = await tx.payout.count({ where });
  return Array.from({ length: count }, () => ({ kind: 'payout-unpaid', name: 'Transfer yang dikembalikan bank' }));
}

async function sentPayout(tx: Tx, payout: Payout): Promise<SentPayout> {
  const { uid, kind, refUid, transferUid, paidAt } = payout;
  const line = await tx.bankStatementLine.findUnique({
    where: { payoutUid: transferUid ?? uid },
    select: { bookedOn: true },
  });
  // It may have been recorded some days after the bank has sent it.
  const days = [paidAt && dayInWib(paidAt), line && line.bookedOn.toISOString().slice(0, 10)];
  const [sentOn = null] = days.filter((day) => day !== null).toSorted();
  return {
    kind,
    state: payout.state as PayoutState,
    amount: sen(payout.amountSen),
    sentOn,
    byGateway:
      kind === 'refund' && (await tx.refund.count({ where: { uid: refUid, gatewayAskedAt: { not: null } } })) > 0,
    isBounced: (await tx.unplacedMoney.count({ where: { bouncedPayoutUid: uid } })) > 0,
  };
}

/**
 * `attempt`: payouts, and of each those before it that the bank has given back and that it sends again, the last one first (`nth`).
 * `first` selects them as `payout_uid`, each for an `of_uid`.
 */
const attemptsBefore = (first: Prisma.Sql): Prisma.Sql => Prisma.sql`WITH RECURSIVE attempt AS (
    SELECT f.of_uid, f.payout_uid, 1 AS nth FROM (${first}) f
    UNION ALL
    SELECT a.of_uid, m.bounced_payout_uid, a.nth + 1 FROM attempt a
      JOIN payout b ON b.uid = a.payout_uid AND b.kind = 'bounced' JOIN unplaced_money m ON m.return_uid = b.ref_uid)`;

/** The account of a payout, and of each one before it that the bank has given back and that it sends again; the last one first. */
const accountsOfChain = (tx: Tx, payoutUid: string) =>
  tx.$queryRaw<{ bankName: string | null; accountNumber: string | null }[]>`
    ${attemptsBefore(Prisma.sql`SELECT uid AS of_uid, uid AS payout_uid FROM payout WHERE uid = ${payoutUid}::uuid`)}
    SELECT p.bank_name AS "bankName", p.account_number AS "accountNumber"
    FROM attempt a JOIN payout p ON p.uid = a.payout_uid ORDER BY a.nth`;

/**
 * What is sent again goes to an account that the bank has given it back from only with the reason why it would work now.
 * docs/rules/payments.md#bounced @throws DomainError REASON_NEEDED, field `reason`.
 */
export async function checkNotBounced(
  tx: Tx,
  { kind, uid, amountSen }: Pick<Payout, 'kind' | 'uid' | 'amountSen'>,
  named: NonNullable<Bounce['account']>,
  reason?: string,
): Promise<void> {
  if (kind !== 'bounced') return;
  const [, ...bounced] = await accountsOfChain(tx, uid);
  checkResendReason({ amount: sen(amountSen), keptSen: 0n, bounced, named }, reason);
}

/** Labels for the money of transfers that the bank gave back, of whichever attempt: the receiver and the refunded order. The `heldFor` of sales itself. */
export const HELD_FOR_RECEIVERS = Prisma.sql`SELECT NULL::uuid AS order_uid, a.money_uid AS subject_uid, a.money_uid AS uid,
    concat_ws(' · ', coalesce(c.name, p.account_name), o.number) AS label
  FROM (${attemptsBefore(Prisma.sql`SELECT uid AS of_uid, bounced_payout_uid AS payout_uid FROM unplaced_money WHERE bounced_payout_uid IS NOT NULL`)}
      SELECT of_uid AS money_uid, payout_uid FROM attempt) a
    JOIN payout p ON p.uid = a.payout_uid AND p.kind <> 'bounced' LEFT JOIN customer c ON c.uid = p.customer_uid
    LEFT JOIN refund f ON p.kind = 'refund' AND f.uid = p.ref_uid LEFT JOIN "order" o ON o.uid = f.order_uid`;

/** Transfers that the bank gave back, at the desk of payouts: sales' own, whatever they were for. */
export const BOUNCED_PAYOUTS: PayoutDesk = {
  kind: 'bounced',
  lock: async (tx, payout) => void (await lockSentBy(tx, payout)),
  check: async (_tx, payout) => checkAccountKnown(payout),
  paid: async (tx, payout) => {
    const money = (await lockSentBy(tx, payout))!;
    await moveUnplaced(tx, money, 'pay', {});
    await announce(tx, 'transfer.resent', { unplacedUid: money.uid, returnUid: payout.refUid });
  },
};
