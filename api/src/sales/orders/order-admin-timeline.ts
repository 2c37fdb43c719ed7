import { formatSen } from '#domain/platform/sen';
import { partsOfRefund, usedAsCredit } from '#domain/sales/refunds/credit';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { AdminTimelineEntry } from './order-view.js';

/** Which columns and relations `orderAdminTimeline` needs. */
export const withAdminTimeline = {
  createdAt: true,
  history: { orderBy: { id: 'asc' } },
  payments: {
    select: { state: true, method: true, submittedAt: true, decidedAt: true, decidedBy: true, reason: true },
  },
  refunds: { include: { uses: { select: { receivedSen: true } } } },
} as const;
type Row = Prisma.OrderGetPayload<{ select: typeof withAdminTimeline }>;

const PAYMENT_TITLE: Record<string, string> = {
  confirmed: 'Pembayaran dikonfirmasi',
  rejected: 'Bukti pembayaran ditolak',
  voided: 'Pembayaran dibatalkan bersama pesanan',
};

/** The titles of payments by their method, where no proof was sent. */
const WITHOUT_PROOF: Record<string, string> = {
  statement: 'Dana dicatat',
  credit: 'Dibayar dengan kredit',
  gateway: 'Dibayar lewat gateway',
};

/** The history of the order, its money and what its product lines hold of it, with names, oldest first. */
export function orderAdminTimeline(order: Row, ofLines: AdminTimelineEntry[]): AdminTimelineEntry[] {
  const { createdAt, history, payments, refunds } = order;
  const entries = [
    adminEntry(createdAt, 'order', 'Pesanan dibuat', null, 'customer'),
    ...history.map(({ at, toStatus, why, by }) => ({
      ...adminEntry(at, 'order', ORDER_STATUS_LABEL[orderStatusOf(toStatus)], why, by),
      orderStatus: toStatus,
    })),
    ...ofLines,
    ...payments.flatMap(paymentEntries),
    ...refunds.map((refund) => adminEntry(refund.createdAt, 'payment', refundTitle(refund), refund.reason, refund.by)),
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

function refundTitle(refund: Row['refunds'][number]): string {
  const { amount, used } = partsOfRefund(refund);
  const title = `Refund ${formatSen(amount)}`;
  return used > 0n ? `${title}; ${usedAsCredit(formatSen(used))}` : title;
}

/** What came without a proof is one entry, by who recorded or used it: its decision came with it. */
function paymentEntries({ method, ...payment }: Row['payments'][number]): AdminTimelineEntry[] {
  const { submittedAt, state, reason, decidedBy } = payment;
  const title = WITHOUT_PROOF[method];
  if (!title) return decisionEntries('payment', 'Bukti pembayaran dikirim', PAYMENT_TITLE, payment);
  const by = decidedBy ?? 'system';
  if (state === 'confirmed') return [adminEntry(submittedAt, 'payment', title, reason, by)];
  return decisionEntries('payment', title, PAYMENT_TITLE, payment, by);
}

/** A proof that was sent and, when it was decided, the decision under the title of its state. */
export function decisionEntries(
  subject: string,
  sent: string,
  titles: Record<string, string>,
  { state, submittedAt, decidedAt, decidedBy, reason }: Omit<Row['payments'][number], 'method'>,
  by = 'customer',
): AdminTimelineEntry[] {
  return [
    adminEntry(submittedAt, subject, sent, null, by),
    ...(decidedAt ? [adminEntry(decidedAt, subject, titles[state] ?? state, reason, decidedBy ?? 'system')] : []),
  ];
}

export const adminEntry = (
  at: Date,
  subject: string,
  title: string,
  why: string | null,
  by: string,
): AdminTimelineEntry => ({ at: at.toISOString(), subject, title, why, by });
