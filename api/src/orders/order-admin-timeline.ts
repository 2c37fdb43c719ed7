import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { ACCOUNT_STATUS_LABEL, accountStatusOf } from '#domain/accounts/account-status';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/orders/order-status';
import { formatSen } from '#domain/money/sen';
import type { Prisma } from '#runtime/generated/prisma/client';

type Entry = NonNullable<AdminOrder['timeline']>[number];

const history = { orderBy: { id: 'asc' } } as const;
const decided = { select: { state: true, submittedAt: true, decidedAt: true, decidedBy: true, reason: true } } as const;
/** Everything that ever happened to an order, its seat and its money. */
export const withTimeline = {
  createdAt: true,
  history,
  account: { select: { history } },
  payments: decided,
  purchases: decided,
  reimbursement: true,
  refund: true,
} as const;
type Told = Prisma.OrderGetPayload<{ select: typeof withTimeline }>;

const PAYMENT_TITLE: Record<string, string> = {
  confirmed: 'Pembayaran dikonfirmasi',
  rejected: 'Bukti pembayaran ditolak',
  voided: 'Pembayaran dibatalkan bersama pesanan',
};
const PURCHASE_TITLE: Record<string, string> = {
  verified: 'Pembelian host terverifikasi',
  rejected: 'Bukti pembelian host ditolak',
};

/** The order's story with names, oldest first; what the console shows and a customer does not. */
export function adminTimelineOf(told: Told): Entry[] {
  const entries = [
    entry(told.createdAt, 'order', 'Pesanan dibuat', null, 'customer'),
    ...told.history.map(({ at, toStatus, why, by }) => ({
      ...entry(at, 'order', ORDER_STATUS_LABEL[orderStatusOf(toStatus)], why, by),
      orderStatus: toStatus,
    })),
    ...(told.account?.history ?? []).map(({ at, fromStatus, toStatus, why, by }) =>
      seatEntry(fromStatus, toStatus, entry(at, 'account', 'Pindah kursi', why, by)),
    ),
    ...told.payments.flatMap((payment) => decision('payment', 'Bukti pembayaran dikirim', PAYMENT_TITLE, payment)),
    ...told.purchases.flatMap((purchase) => decision('host', 'Bukti pembelian dikirim', PURCHASE_TITLE, purchase)),
    ...reimbursementEntries(told.reimbursement),
    ...(told.refund
      ? [entry(told.refund.createdAt, 'payment', `Refund ${rupiah(told.refund)}`, told.refund.reason, told.refund.by)]
      : []),
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

/** Names the new status by its number too, for the console to say it in its own words. */
function seatEntry(from: number, to: number, move: Entry): Entry {
  if (from === to) return move;
  // The label of 6 is empty by specification; a line of a timeline needs a word.
  return { ...move, title: `Kursi: ${ACCOUNT_STATUS_LABEL[accountStatusOf(to)] || 'Refund'}`, accountStatus: to };
}

function decision(
  subject: string,
  sent: string,
  titles: Record<string, string>,
  row: Told['payments'][number],
): Entry[] {
  const { state, submittedAt, decidedAt, decidedBy, reason } = row;
  return [
    entry(submittedAt, subject, sent, null, 'customer'),
    ...(decidedAt ? [entry(decidedAt, subject, titles[state] ?? state, reason, decidedBy ?? 'system')] : []),
  ];
}

function reimbursementEntries(due: Told['reimbursement']): Entry[] {
  if (!due) return [];
  const { createdAt, approvedAt, approvedBy, paidAt, paidBy, reference } = due;
  return [
    entry(createdAt, 'host', `Penggantian ${rupiah(due)} dijadwalkan`, null, 'system'),
    ...(approvedAt ? [entry(approvedAt, 'host', 'Penggantian disetujui', null, approvedBy ?? 'system')] : []),
    ...(paidAt ? [entry(paidAt, 'host', 'Penggantian dibayar', reference, paidBy ?? 'system')] : []),
  ];
}

const rupiah = ({ amountSen }: { amountSen: bigint }): string => formatSen(amountSen);
const entry = (at: Date, subject: string, title: string, why: string | null, by: string): Entry => ({
  at: at.toISOString(),
  subject,
  title,
  why,
  by,
});
