import type { TimelineEntry } from '#contracts/http/orders.http';
import { ACCOUNT_STATUS, accountStatusOf } from '#domain/accounts/account-status';
import {
  FIRST_ORDER_STATUS,
  ORDER_STATUS,
  ORDER_STATUS_LABEL,
  type OrderKind,
  orderStatusOf,
} from '#domain/orders/order-status';

interface HistoryRow {
  at: Date;
  fromStatus: number;
  toStatus: number;
  why: string;
}
interface Told {
  createdAt: Date;
  kind: string;
  history: HistoryRow[];
  account: { history: HistoryRow[] } | null;
  purchases: { state: string; submittedAt: Date; decidedAt: Date | null; reason: string | null }[];
  reimbursement: { createdAt: Date; paidAt: Date | null; reference: string | null } | null;
}

/** Only what the order's own line does not already say. */
const SEAT_TITLE: Partial<Record<keyof typeof ACCOUNT_STATUS, string>> = {
  active: 'Kursimu aktif',
  pending: 'Kursimu menunggu grup siap',
};

/** What happened to the order, its seat and the host's money, oldest first. */
export function timelineOf({ createdAt, kind, history, account, purchases, reimbursement }: Told): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    {
      at: createdAt.toISOString(),
      subject: 'order',
      status: ORDER_STATUS[FIRST_ORDER_STATUS[kind as OrderKind]],
      title: 'Pesanan dibuat',
      why: null,
    },
    ...history.map((row) => ({
      at: row.at.toISOString(),
      subject: 'order' as const,
      status: row.toStatus,
      title: ORDER_STATUS_LABEL[orderStatusOf(row.toStatus)],
      why: row.why,
    })),
    ...(account?.history ?? []).flatMap((row) => {
      const title = row.fromStatus === row.toStatus ? 'Kursimu dipindahkan' : SEAT_TITLE[accountStatusOf(row.toStatus)];
      return title
        ? [{ at: row.at.toISOString(), subject: 'account' as const, status: row.toStatus, title, why: row.why }]
        : [];
    }),
    ...purchases.flatMap(({ state, submittedAt, decidedAt, reason }) => [
      host(submittedAt, 'Bukti pembelian dikirim'),
      ...(decidedAt
        ? [host(decidedAt, state === 'verified' ? 'Pembelian terverifikasi' : 'Bukti pembelian ditolak', reason)]
        : []),
    ]),
    ...(reimbursement ? [host(reimbursement.createdAt, 'Penggantian dijadwalkan')] : []),
    ...(reimbursement?.paidAt ? [host(reimbursement.paidAt, 'Penggantian dibayar', reimbursement.reference)] : []),
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

const host = (at: Date, title: string, why: string | null = null): TimelineEntry => ({
  at: at.toISOString(),
  subject: 'host',
  status: null,
  title,
  why,
});
