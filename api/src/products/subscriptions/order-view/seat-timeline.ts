import type { TimelineEntry } from '#contracts/sales/orders.http';
import { formatSen } from '#domain/platform/sen';
import {
  ACCOUNT_STATUS_LABEL,
  type AccountStatus,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { GROUP_READY } from '#domain/products/subscriptions/groups/activate-members';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { givenBackAmong } from '#runtime/sales/given-back';
import { adminEntry, decisionEntries } from '../../../sales/orders/order-admin-timeline.js';
import type { AdminTimelineEntry } from '../../../sales/orders/order-view.js';

const columns = {
  status: true,
  account: {
    select: {
      role: true,
      history: { orderBy: { id: 'asc' } },
      access: { select: { grantedAt: true, firstGrantedAt: true, confirmedAt: true, confirmedBy: true } },
      group: { select: { family: { select: { invites: true } } } },
    },
  },
  purchases: {
    orderBy: { submittedAt: 'asc' },
    select: { state: true, submittedAt: true, decidedAt: true, decidedBy: true, reason: true },
  },
  reimbursements: { orderBy: { createdAt: 'asc' }, include: { payout: true } },
} as const;
type Row = Prisma.OrderGetPayload<{ select: typeof columns }>;
const read = (database: Database, uid: string): Promise<Row> =>
  database.order.findUniqueOrThrow({ where: { uid }, select: columns });

/** What happened to the seat by its move; of any other one the order or the access says enough. */
const SEAT_TITLE: Record<string, string> = {
  'waitingForConfirmation pending': 'Kursimu menunggu grup siap',
  'pending active': 'Grup siap',
  'waitingForFollowUp active': 'Langganan diperpanjang',
} satisfies Partial<Record<`${AccountStatus} ${AccountStatus}`, string>>;
const PURCHASE_TITLE: Record<string, string> = {
  verified: 'Pembelian host terverifikasi',
  rejected: 'Bukti pembelian host ditolak',
};

/** What happened to the seat and to the host's money, in the customer's words. */
export async function seatTimeline(database: Database, orderUid: string): Promise<TimelineEntry[]> {
  const { account, purchases, reimbursements, status } = await read(database, orderUid);
  const back = await givenBackEntries(database, reimbursements);
  return [
    ...(account?.history ?? []).flatMap(({ at, fromStatus, toStatus, why }) => {
      const title = seatTitle(accountStatusOf(fromStatus), accountStatusOf(toStatus), status);
      return title ? [seat(at, title, why === GROUP_READY ? null : why, toStatus)] : [];
    }),
    ...accessEntries(account),
    ...purchases.flatMap(({ state, submittedAt, decidedAt, reason }) => [
      host(submittedAt, 'Bukti pembelian dikirim'),
      ...(decidedAt
        ? [host(decidedAt, state === 'verified' ? 'Pembelian terverifikasi' : 'Bukti pembelian ditolak', reason)]
        : []),
    ]),
    ...reimbursements.flatMap(({ createdAt, payout }) => [
      host(createdAt, 'Penggantian dijadwalkan'),
      ...(payout.paidAt ? [host(payout.paidAt, 'Penggantian dibayar', payout.reference)] : []),
    ]),
    ...back.map(({ at, title }) => host(at, title)),
  ];
}

/** Null: it adds nothing to what its order and its access say. */
function seatTitle(from: AccountStatus, to: AccountStatus, orderStatus: number): string | null {
  if (from === to) return 'Kursimu pindah grup';
  // Closed with its order, the seat has the order's own entry.
  if (to === 'cancelled') return orderStatus === ORDER_STATUS.completed ? 'Kursimu berakhir' : null;
  return SEAT_TITLE[`${from} ${to}`] ?? null;
}

/** When the login or invitation came, again after a move, and that its member said it works; silence says nothing. */
function accessEntries(account: Row['account']): TimelineEntry[] {
  if (account?.role !== 'regular' || !account.access) return [];
  const { grantedAt, firstGrantedAt, confirmedAt, confirmedBy } = account.access;
  const title = account.group.family.invites ? 'Undangan dikirim' : 'Login siap';
  const isAgain = firstGrantedAt !== null && firstGrantedAt < grantedAt;
  return [
    seat(firstGrantedAt ?? grantedAt, title),
    ...(isAgain ? [seat(grantedAt, `${title} lagi`)] : []),
    ...(confirmedAt && confirmedBy === 'member' ? [seat(confirmedAt, 'Kamu bilang sudah bisa dipakai')] : []),
  ];
}

/** What became of transfers that the bank gave back. */
async function givenBackEntries(database: Database, reimbursements: Row['reimbursements']) {
  const refUids = reimbursements.map(({ uid }) => uid);
  const givenBack = await givenBackAmong(database, 'reimbursement', refUids);
  return refUids.flatMap((uid) => {
    const back = givenBack(uid);
    if (!back) return [];
    const resent = back.resentAt ? [{ at: new Date(back.resentAt), title: 'Penggantian dikirim ulang' }] : [];
    return [{ at: new Date(back.on), title: 'Transfer penggantian dikembalikan bank' }, ...resent];
  });
}

/** The same with names, for the console. */
export async function seatAdminTimeline(database: Database, orderUid: string): Promise<AdminTimelineEntry[]> {
  const { account, purchases, reimbursements } = await read(database, orderUid);
  const back = await givenBackEntries(database, reimbursements);
  return [
    ...(account?.history ?? []).map(({ at, fromStatus, toStatus, why, by }) =>
      seatEntry(fromStatus, toStatus, adminEntry(at, 'account', 'Pindah kursi', why, by)),
    ),
    ...purchases.flatMap((purchase) => decisionEntries('host', 'Bukti pembelian dikirim', PURCHASE_TITLE, purchase)),
    ...reimbursements.flatMap(reimbursementEntries),
    ...back.map(({ at, title }) => adminEntry(at, 'host', title, null, 'system')),
  ];
}

/** Names the new status by its number too: the console has its own words for it. */
function seatEntry(from: number, to: number, move: AdminTimelineEntry): AdminTimelineEntry {
  if (from === to) return move;
  // The label of 6 is empty (docs/rules/groups.md#account-statuses); a timeline needs a word.
  return { ...move, title: `Kursi: ${ACCOUNT_STATUS_LABEL[accountStatusOf(to)] || 'Refund'}`, accountStatus: to };
}

function reimbursementEntries({ amountSen, createdAt, payout }: Row['reimbursements'][number]): AdminTimelineEntry[] {
  const { approvedAt, approvedBy, paidAt, paidBy, reference } = payout;
  return [
    adminEntry(createdAt, 'host', `Penggantian ${formatSen(amountSen)} dijadwalkan`, null, 'system'),
    ...(approvedAt ? [adminEntry(approvedAt, 'host', 'Penggantian disetujui', null, approvedBy ?? 'system')] : []),
    ...(paidAt ? [adminEntry(paidAt, 'host', 'Penggantian dibayar', reference, paidBy ?? 'system')] : []),
  ];
}

const seat = (at: Date, title: string, why: string | null = null, status: number | null = null): TimelineEntry => ({
  at: at.toISOString(),
  subject: 'account',
  status,
  title,
  why,
});

const host = (at: Date, title: string, why: string | null = null): TimelineEntry => ({
  at: at.toISOString(),
  subject: 'host',
  status: null,
  title,
  why,
});
