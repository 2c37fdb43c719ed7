import { randomUUID } from 'node:crypto';
import { exactReimbursement, reimbursementAmount, reimbursementLimit } from '#domain/catalogue/reimbursement-amount';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { sen } from '#domain/platform/sen';
import { CONFIRMED_STATUSES, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { readPromised } from './promised-price.js';

/** What a reimbursement is worked out from. */
const columns = {
  uid: true,
  purchase: { include: { order: { include: { account: true } } } },
  group: { select: { uid: true, family: true } },
} satisfies Prisma.GroupCycleSelect;
type Owed = Prisma.GroupCycleGetPayload<{ select: typeof columns }>;

/**
 * Owes the host of a group what it has paid for, once for each cycle: as soon as the purchase is verified or, where the
 * family says so, when every seat is paid too. The caller has locked the group. docs/rules/hosts.md#reimbursement
 */
export async function scheduleReimbursements(tx: Tx, groupUid: string, now: Date): Promise<void> {
  const owed = await tx.groupCycle.findMany({
    where: {
      groupUid,
      reimbursements: { none: {} },
      purchase: { order: { account: { groupUid, status: { in: LIVE_ACCOUNT_CODES } } } },
    },
    orderBy: { number: 'asc' },
    select: columns,
  });
  for (const cycle of owed) {
    const { family } = cycle.group;
    if (family.reimbursesWhenFull && (await paidSeats(tx, groupUid)) < groupSizeOf(family)) return;
    await scheduleReimbursement(tx, cycle, now);
  }
}

/** The same for one purchase, whatever has become of its host. @throws Error when it opened no cycle. */
export async function scheduleForPurchase(tx: Tx, purchaseUid: string, now: Date) {
  return scheduleReimbursement(
    tx,
    await tx.groupCycle.findUniqueOrThrow({ where: { purchaseUid }, select: columns }),
    now,
  );
}

const paidSeats = (tx: Tx, groupUid: string): Promise<number> =>
  tx.account.count({ where: { groupUid, status: { in: CONFIRMED_STATUSES } } });

/** @throws DomainError when nothing would be left for the host. */
async function scheduleReimbursement(tx: Tx, { uid: cycleUid, purchase, group }: Owed, now: Date) {
  const { family } = group;
  const { order, uid: purchaseUid, bankName, accountNumber, accountName } = purchase;
  const { uid: orderUid, customerUid, account } = order;
  const promised = (await readPromised(tx, [group.uid], now))(group.uid);
  const planPrice = promised?.planPrice ?? null;
  const providerPriceSen = purchase.providerPriceSen ?? planPrice;
  if (providerPriceSen === null || !account) throw new Error(`purchase ${purchaseUid} is verified without an amount`);
  const { hostShareSen, transferFeeSen } = account;
  const { priceTolerancePercent: tolerancePercent } = family;
  const own = { hostShare: sen(hostShareSen), transferFee: sen(transferFeeSen) };
  const terms = { providerPrice: sen(providerPriceSen), ...own };
  const amount = reimbursementAmount(terms);
  const limitSen = reimbursementLimit(planPrice, own, { groupSize: groupSizeOf(family), tolerancePercent });
  const uid = randomUUID();
  const { uid: payoutUid } = await schedulePayout(tx, {
    kind: 'reimbursement',
    refUid: uid,
    customerUid,
    amount,
    dueAt: nextWorkingMorning(now),
    bankName,
    accountNumber,
    accountName,
  });
  const amounts = {
    providerPriceSen,
    planPriceSen: planPrice,
    membersSen: promised?.members ?? null,
    hostShareSen,
    transferFeeSen,
    // What was rounded off.
    correctionSen: amount - exactReimbursement(terms),
    amountSen: amount,
    limitSen,
  };
  const pricedByUid = purchase.verifiedByUid;
  await tx.reimbursement.create({
    data: { uid, orderUid, purchaseUid, cycleUid, payoutUid, ...amounts, pricedByUid },
    select: { uid: true },
  });
  await announce(tx, 'reimbursement.scheduled', { orderUid, reimbursementUid: uid });
  return { uid, amount };
}
