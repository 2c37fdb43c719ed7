import { hostPath } from '#contracts/shop-paths';
import { formatSen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { withReason } from '../../../messages/format.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { toAccount } from '../../../sales/orders/to-account.js';

/** The correction with its reason, which only the audit log has. @throws PrismaClientKnownRequestError P2025 for an unknown one. */
export async function readCorrection(tx: Tx, uid: string) {
  const { reimbursementUid, fromSen, toSen, unused } = await tx.reimbursementCorrection.findUniqueOrThrow({
    where: { uid },
  });
  const act = await tx.auditLog.findFirst({
    where: {
      subject: 'reimbursements',
      subjectUid: reimbursementUid,
      action: 'correct',
      change: { equals: { fromSen: String(fromSen), toSen: String(toSen) } },
    },
    orderBy: { at: 'desc' },
    select: { words: { select: { text: true } } },
  });
  const [more, less] = [toSen - fromSen, fromSen - toSen];
  return {
    isUnused: unused,
    before: formatSen(fromSen),
    after: formatSen(toSen),
    difference: more > 0n ? `${formatSen(more)} lebih banyak` : `${formatSen(less)} lebih sedikit`,
    reason: act?.words?.text ?? null,
  };
}

/** Facts of the order of a host, and where its money stands: on the page of its seat what was or will be sent, on that of the host the rest. */
async function readHostOrder(tx: Tx, orderUid: string) {
  const order = await readOrderFacts(tx, orderUid);
  const { uid: accountUid } = await tx.account.findUniqueOrThrow({ where: { orderUid }, select: { uid: true } });
  return { ...order, accountUid, hostLink: hostPath(order) };
}

/** @throws PrismaClientKnownRequestError P2025 for an unknown receivable. */
export async function readReceivableFacts(tx: Tx, receivableUid: string) {
  const { orderUid, amountSen } = await tx.hostReceivable.findUniqueOrThrow({
    where: { uid: receivableUid },
    select: { orderUid: true, amountSen: true },
  });
  return { ...(await readHostOrder(tx, orderUid)), amount: formatSen(amountSen) };
}

/** @throws PrismaClientKnownRequestError P2025 for an unknown reimbursement. */
export async function readReimbursementFacts(tx: Tx, reimbursementUid: string) {
  const { orderUid, amountSen, providerPriceSen, purchase, payout } = await tx.reimbursement.findUniqueOrThrow({
    where: { uid: reimbursementUid },
    select: {
      orderUid: true,
      amountSen: true,
      providerPriceSen: true,
      purchase: { select: { claimedSen: true, reason: true } },
      payout: {
        select: { dueAt: true, state: true, reason: true, reference: true, bankName: true, accountNumber: true },
      },
    },
  });
  const { dueAt, state, reason, reference } = payout;
  return {
    ...(await readHostOrder(tx, orderUid)),
    amount: formatSen(amountSen),
    payAt: dueAt,
    /** Where it is not what the host has claimed: the amount that counts, and why. */
    counted:
      providerPriceSen === purchase.claimedSen
        ? ''
        : `\n\nHarga beli yang dihitung ${formatSen(providerPriceSen)}, bukan ${formatSen(purchase.claimedSen)} seperti yang kamu tulis${withReason(purchase.reason)}`,
    state,
    reason,
    reference,
    account: toAccount(payout),
  };
}
