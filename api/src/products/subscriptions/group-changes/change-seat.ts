import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { SeatEnding } from '#domain/products/subscriptions/groups/changing-seat';
import type { GroupAction, SeatChange } from '#domain/products/subscriptions/groups/group-change';
import { type Sen, ZERO_SEN, addSen, sen } from '#domain/platform/sen';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { moveSeat } from '#runtime/products/subscriptions/move-seat';
import { type Seat, endSeat, lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { closeOrder } from '#runtime/sales/close-order';
import type { Ending } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import type { ChosenChange } from './planned-change.js';

/** Why a seat ends, in the words of its event. */
type SeatEndWhy = 'ended' | 'replaced' | 'merged' | 'closed';
const WHY: Record<GroupAction, SeatEndWhy> = {
  'replace-host': 'replaced',
  'move-member': 'ended',
  merge: 'merged',
  close: 'closed',
};

/** Does to one seat what the plan says; the caller has locked groups and orders. */
export async function changeSeat(
  tx: Tx,
  lines: ProductLines,
  { action }: ChosenChange,
  change: SeatChange,
  ending: Ending,
): Promise<void> {
  if (change.what === 'stay') return;
  const { orderUid } = await tx.account.findUniqueOrThrow({
    where: { uid: change.accountUid },
    select: { orderUid: true },
  });
  const order = await lockOrderOfSeat(tx, orderUid);
  const { account } = order;
  const step = { cause: ending.cause, at: ending.clock.now() };
  if (change.what === 'move') {
    const { toGroupUid: groupUid, seatNumber } = change;
    await moveSeat(tx, account, { groupUid, seatNumber }, step);
    await announce(tx, 'member.moved', { ...ofSeat(account), groupUid, fromGroupUid: account.groupUid });
    return;
  }
  await endByRule(tx, lines, order, change, { ...ending, why: WHY[action] });
}

/** Ends a seat, and gives back what was not used. The caller has locked group and order. @returns what is given back, in sen. */
export async function endByRule(
  tx: Tx,
  lines: ProductLines,
  order: Awaited<ReturnType<typeof lockOrderOfSeat>>,
  how: Omit<SeatEnding, 'credited'>,
  ending: Ending & { why: SeatEndWhy },
): Promise<Sen> {
  const { account } = order;
  if (how.as === 'end') {
    const step = { cause: ending.cause, at: ending.clock.now() };
    await endSeat(tx, await lockGroup(tx, account.groupUid), account, 'end', step);
    await lines.cutShort(tx, order);
    await announce(tx, 'member.ended', { ...ofSeat(account), why: ending.why });
  } else {
    await closeOrder(tx, lines, order, how.as, ending);
    // The seat was in use: its host hears of it.
    if (account.status === ACCOUNT_STATUS.active)
      await announce(tx, 'member.ended', { ...ofSeat(account), why: ending.why });
  }
  return giveBack(tx, account.orderUid, how, ending);
}

const ofSeat = ({ uid: accountUid, orderUid, groupUid }: Seat) => ({ accountUid, orderUid, groupUid });

/** The shop's fee goes back in the proportion of the money. */
async function giveBack(
  tx: Tx,
  orderUid: string,
  { gets }: Pick<SeatEnding, 'gets'>,
  { cause, clock }: Ending,
): Promise<Sen> {
  let given = ZERO_SEN;
  for (const { invoiceUid, amount } of gets) {
    const invoice = await tx.invoice.findUniqueOrThrow({
      where: { uid: invoiceUid },
      select: { uid: true, orderUid: true, feeSen: true },
    });
    const items = await tx.orderItem.findMany({ where: { orderUid }, select: { feeSen: true } });
    const fee = sen(invoice.feeSen ?? orderFeeSen(items));
    const asked = { amount, fee, reason: cause.why, by: cause.by, byUid: cause.byUid, at: clock.now() };
    given = addSen(given, await refundInvoice(tx, invoice, asked));
  }
  return given;
}
