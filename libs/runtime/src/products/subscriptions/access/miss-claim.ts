import { type Sen, addSen, sen } from '#domain/platform/sen';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { OPEN_CLAIM_STATES, unusedSince } from '#domain/products/subscriptions/access/access-claim';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { claimStateOf, lockClaim, moveClaim } from '#runtime/products/subscriptions/access/claims.store';
import { readRenewal } from '#runtime/products/subscriptions/periods/renewals.store';
import { endSeat, lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { closeOrder } from '#runtime/sales/close-order';
import { leftColumns, leftOfPayments } from '#runtime/sales/left-of-payments';
import type { Cause } from '#runtime/sales/orders.store';
import type { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';

const WHY = 'Kursinya tidak bisa dipakai dan klaimnya lewat batas waktu';
const CAUSE: Cause = { actor: 'system', by: 'system', why: WHY };
/** In use, or kept for the grace after its period has lapsed while the clock ran. */
const ENDS: number[] = [ACCOUNT_STATUS.active, ACCOUNT_STATUS.waitingForFollowUp];

/**
 * A clock of a claim has run out: what could not be used of the paid periods is proposed to the refund desk, the seat ends
 * in the same transaction, with its order where all that was paid comes back, and the host's reimbursement of the cycle is held. Under the
 * locks of group, order and claim the row decides once more. docs/rules/claims.md#refund @returns whether the claim was moved.
 */
export async function missClaim(
  tx: Tx,
  lines: ProductLines,
  claimUid: string,
  clock: Pick<Clock, 'now'>,
): Promise<boolean> {
  const now = clock.now();
  const { account: seat } = await tx.accessClaim.findUniqueOrThrow({
    where: { uid: claimUid },
    select: { account: { select: { orderUid: true } } },
  });
  const { group, order } = await lockSeatedOrder(tx, seat.orderUid);
  const claim = await lockClaim(tx, claimUid);
  if (!OPEN_CLAIM_STATES.includes(claimStateOf(claim)) || claim.dueAt === null || claim.dueAt > now) return false;
  const { account } = order;
  const { uid: accountUid, orderUid, groupUid } = account;
  // The proof of the next period is decided first: its money would otherwise belong to no seat.
  if ((await readRenewal(tx, accountUid))?.hasProof) return false;
  const leftSen = await leftOfOrder(tx, orderUid);
  const refundSen = await refundUnused(tx, accountUid, claim.openedAt, now);
  await moveClaim(tx, claim, 'miss', { actor: 'system', by: 'system', at: now, also: { refundSen } });
  const facts = { accountUid, orderUid, groupUid };
  // A seat that cost nothing stays: there is nothing to give back, and an admin settles the case.
  if (refundSen > 0n && ENDS.includes(account.status)) {
    if (refundSen === leftSen) await closeOrder(tx, lines, order, 'refund', { cause: CAUSE, clock });
    else {
      await endSeat(tx, group, account, 'end', { cause: CAUSE, at: now });
      await lines.cutShort(tx, order);
    }
    await announce(tx, 'seat.ended', { ...facts, why: 'claim' });
  }
  await announce(tx, 'claim.missed', { ...facts, claimUid });
  return true;
}

/** What is left of all that was paid for an order. A part of a renewal that is open becomes credit when the seat ends. */
async function leftOfOrder(tx: Tx, orderUid: string): Promise<Sen> {
  const open = { invoice: { purpose: 'renewal', status: 'open' } };
  return leftOfPayments(await tx.payment.findMany({ where: { orderUid, NOT: open }, select: leftColumns }));
}

/** Requests the refunds of the periods' invoices. @returns their sum. */
async function refundUnused(tx: Tx, accountUid: string, openedAt: Date, now: Date): Promise<bigint> {
  const access = await tx.seatAccess.findUnique({ where: { accountUid }, select: { confirmedAt: true } });
  const periods = await tx.seatPeriod.findMany({
    // Without access none has begun, however long ago it was paid.
    where: { accountUid, ...(access && { endsAt: { gt: openedAt } }) },
    orderBy: { number: 'asc' },
    select: {
      startsAt: true,
      endsAt: true,
      invoice: {
        select: { uid: true, orderUid: true, feeSen: true, payments: { select: { ...leftColumns, codeSen: true } } },
      },
    },
  });
  const paid = periods.map(({ invoice, ...period }) => ({
    ...period,
    invoice,
    amount: leftOfPayments(invoice.payments),
    code: addSen(...invoice.payments.map(({ codeSen }) => sen(codeSen))),
  }));
  const { parts } = unusedSince(paid, access?.confirmedAt ? openedAt : null);
  let total = sen(0n);
  for (const [index, { invoice }] of paid.entries()) {
    const amount = parts[index]!;
    if (amount === 0n) continue;
    const { uid, orderUid } = invoice;
    const fee = sen(invoice.feeSen ?? (await firstFee(tx, orderUid)));
    total = addSen(
      total,
      await refundInvoice(tx, { uid, orderUid }, { fee, amount, reason: WHY, by: 'system', at: now }),
    );
  }
  return total;
}

const firstFee = async (tx: Tx, orderUid: string) =>
  orderFeeSen(await tx.orderItem.findMany({ where: { orderUid }, select: { feeSen: true } }));
