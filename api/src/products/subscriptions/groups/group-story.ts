import type { GroupStory } from '#contracts/products/subscriptions/groups.admin.http';
import {
  ACCOUNT_STATUS,
  FIRST_ACCOUNT_STATUS,
  LIVE_ACCOUNT_CODES,
} from '#domain/products/subscriptions/accounts/account-status';
import type { InvoiceStatus } from '#domain/sales/invoices/invoice';
import { ZERO_SEN, addSen, sen, toRupiah } from '#domain/platform/sen';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { sql } from '../../../platform/http/admin-lists/list-filters.js';

const seatColumns = {
  uid: true,
  seatNumber: true,
  role: true,
  status: true,
  createdAt: true,
  history: { orderBy: { id: 'asc' }, select: { at: true, toStatus: true, why: true, by: true } },
  order: {
    select: {
      name: true,
      invoices: {
        orderBy: { createdAt: 'asc' },
        select: { status: true, amountSen: true, receivedSen: true, dueAt: true },
      },
    },
  },
} satisfies Prisma.AccountSelect;
const columns = {
  createdAt: true,
  filledAt: true,
  closedAt: true,
  accounts: { orderBy: { createdAt: 'asc' }, select: seatColumns },
  changes: { select: { action: true, by: true, at: true } },
  accesses: { where: { kind: 'stored' }, select: { at: true, version: true, adminName: true } },
} satisfies Prisma.AccountGroupSelect;
type Row = Prisma.AccountGroupGetPayload<{ select: typeof columns }>;
type SeatRow = Row['accounts'][number];
type Entry = GroupStory['timeline'][number];

/** What a group's record has beyond its row in the list: the money of its seats, what the shop holds of it, and what happened. */
export async function readGroupStory(database: Database, groupUid: string): Promise<GroupStory> {
  const [group, [funds]] = await Promise.all([
    database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid }, select: columns }),
    database.statement<{ heldSen: string }>(HELD_OF(groupUid)),
  ]);
  const live = group.accounts.filter(({ status }) => LIVE_ACCOUNT_CODES.includes(status));
  const seats = live.map(moneyOf);
  return {
    seats,
    money: {
      paid: sumOf(seats, 'paid'),
      owed: sumOf(seats, 'owed'),
      held: toRupiah(sen(BigInt(funds?.heldSen ?? 0))),
    },
    timeline: timelineOf(group),
  };
}

/** As the sweep of finished groups counts it. docs/rules/ledger.md#remainders */
const HELD_OF = (groupUid: string) => sql`
  SELECT coalesce(-sum(held.amount_sen), 0)::text AS "heldSen" FROM (
    SELECT p.amount_sen FROM account a JOIN ledger_posting p ON p.order_uid = a.order_uid
    WHERE a.group_uid = ${groupUid}::uuid AND p.account = 'memberFunds'
    UNION ALL
    SELECT p.amount_sen FROM ledger_posting p
    WHERE p.subject_uid = ${groupUid}::uuid AND p.account = 'memberFunds'
      AND NOT EXISTS (SELECT FROM account a WHERE a.order_uid = p.order_uid)) held`;

const sumOf = (seats: GroupStory['seats'], part: 'paid' | 'owed') => seats.reduce((sum, seat) => sum + seat[part], 0);

/** Over all periods; a host pays nothing to the shop and has no invoice. */
function moneyOf({ uid, status, createdAt, history, order }: SeatRow): GroupStory['seats'][number] {
  const open = order.invoices.filter((invoice) => invoice.status === ('open' satisfies InvoiceStatus));
  const owed = open.reduce((sum, { amountSen, receivedSen }) => addSen(sum, sen(amountSen - receivedSen)), ZERO_SEN);
  // While a proof is checked the clock stands.
  const isAsked = status !== ACCOUNT_STATUS.waitingForConfirmation;
  const paid = addSen(...order.invoices.map(({ receivedSen }) => sen(receivedSen)));
  return {
    accountUid: uid,
    since: (history.at(-1)?.at ?? createdAt).toISOString(),
    paid: toRupiah(paid),
    owed: toRupiah(owed),
    dueAt: (isAsked && open[0]?.dueAt?.toISOString()) || null,
  };
}

function timelineOf({ createdAt, filledAt, closedAt, accounts, changes, accesses }: Row): Entry[] {
  const entries: (Entry | null)[] = [
    entry('opened', createdAt, 'system'),
    filledAt && entry('filled', filledAt, 'system'),
    ...accounts.flatMap(seatEntries),
    ...accesses.map(({ at, version, adminName }) => ({
      ...entry(version === 1 ? 'login-stored' : 'login-replaced', at, adminName ?? 'host'),
    })),
    ...changes.map(({ action, at, by }) => entry(action as Entry['what'], at, by)),
    // Said already where an admin has closed or merged it.
    closedAt && !changes.some(({ action }) => action === 'close' || action === 'merge')
      ? entry('closed', closedAt, 'system')
      : null,
  ];
  return entries.filter((each) => each !== null).toSorted((a, b) => a.at.localeCompare(b.at));
}

const entry = (what: Entry['what'], at: Date, by: string): Entry => ({
  what,
  at: at.toISOString(),
  by,
  why: null,
  seat: null,
});

/** How a seat was taken, and each state after that. */
const seatEntries = ({ uid, seatNumber, createdAt, history, order }: SeatRow): Entry[] => {
  const seat = { accountUid: uid, seatNumber, name: order.name };
  const first = { toStatus: ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS] as number, at: createdAt, why: null, by: 'customer' };
  return [first, ...history].map(({ toStatus: status, at, why, by }) => ({
    what: 'seat' as const,
    at: at.toISOString(),
    by,
    why,
    seat: { ...seat, status },
  }));
};
