import { donationEndPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import type { ApplicationState } from '#domain/products/giving/share';
import type { Tx } from '#runtime/platform/db/database';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';
import { endingIn } from '../../sales/orders/to-account.js';

/** A donation with its order; null for an order of something else. */
export async function readDonation(tx: Tx, orderUid: string) {
  const donation = await tx.givingDonation.findUnique({
    where: { orderUid },
    select: { uid: true, cause: { select: { slug: true, name: true } } },
  });
  if (!donation) return null;
  const { slug, name: cause } = donation.cause;
  return {
    ...(await readOrderFacts(tx, orderUid)),
    cause,
    successLink: donationEndPath(slug, 'success', donation.uid),
    failedLink: donationEndPath(slug, 'failed', donation.uid),
  };
}

/** An order of the line that has ended unpaid, with where to try again; null for another line's. */
export async function readEnded(tx: Tx, orderUid: string, status: number) {
  const order = await readGiven(tx, orderUid, status);
  if (!order) return null;
  const donation = await readDonation(tx, orderUid);
  return { ...order, againLink: donation?.failedLink ?? order.againLink };
}

/** Null for an order of another line, or one that has left the status. */
export async function readGiven(
  tx: Tx,
  orderUid: string,
  status: number,
): Promise<(OrderFacts & { againLink: string }) | null> {
  const order = await tx.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: { productLine: true, status: true, tip: { select: { uid: true } } },
  });
  if (order.productLine !== 'giving' || order.status !== status) return null;
  return { ...(await readOrderFacts(tx, orderUid)), againLink: order.tip ? PAGE.tip : PAGE.thr };
}

/** A gift with the order of its giver, and who has claimed it. */
export async function readGift(tx: Tx, giftUid: string) {
  const gift = await tx.givingGift.findUniqueOrThrow({ where: { uid: giftUid } });
  const { orderUid, recipientName, amountSen, expiresAt, claimedBy, state } = gift;
  const order = await readOrderFacts(tx, orderUid);
  return { ...order, state, recipientName, amount: formatSen(amountSen), expiresAt, claimedBy };
}

/** An applicant and the request. */
export async function readApplication(tx: Tx, applicationUid: string) {
  const { customerUid, name, reason } = await tx.givingApplication.findUniqueOrThrow({
    where: { uid: applicationUid },
  });
  return { customerUid, name: firstNameOf(name), reason, link: PAGE.donationShares };
}

/** The same of one who is picked; null once it is not so any more. */
export async function readPicked(tx: Tx, applicationUid: string) {
  const { state } = await tx.givingApplication.findUniqueOrThrow({ where: { uid: applicationUid } });
  if (state !== ('picked' satisfies ApplicationState)) return null;
  return readApplication(tx, applicationUid);
}

/** The order that a share has paid, and how much of it; null of a share that was given before orders were paid so. */
export async function readFulfilled(tx: Tx, disbursementUid: string) {
  const { amountSen, payment } = await tx.givingDisbursement.findUniqueOrThrow({
    where: { uid: disbursementUid },
    select: { amountSen: true, payment: { select: { orderUid: true } } },
  });
  if (!payment) return null;
  const { orderUid } = payment;
  return { ...(await readOrderFacts(tx, orderUid)), amount: formatSen(amountSen), orderLink: orderPath(orderUid) };
}

/** The one who got money, and for what. */
export async function readPaidOut(tx: Tx, payoutUid: string) {
  const payout = await tx.payout.findUniqueOrThrow({
    where: { uid: payoutUid },
    include: { customer: { select: { name: true } } },
  });
  const isTip = (await tx.givingTip.count({ where: { uid: payout.refUid } })) > 0;
  const { customerUid, amountSen, bankName, accountNumber } = payout;
  const bank = bankName ?? 'bank';
  return {
    customerUid: customerUid!,
    name: firstNameOf(payout.customer!.name),
    amount: formatSen(amountSen),
    bank,
    accountEnding: endingIn(accountNumber),
    isTip,
  };
}
