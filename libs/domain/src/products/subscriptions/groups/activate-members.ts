import { type AccountStatus, holdsSeat } from '../accounts/account-status.js';
import type { HostBuys } from '../../../catalogue/host-buys.js';
import type { SeatRole } from '../../../catalogue/plan-family.js';
import { HOST_WAITS } from '../accounts/host-wait.js';
import { waitsForPaid } from './missing-people.js';

/** What a member waits for where the shop buys. */
export const NOT_BOUGHT = 'Menunggu langganan dibeli';
/** The same of a series of treatments. */
export const SERIES_NOT_BOUGHT = 'Menunggu seri dibeli';

/** Why a member that waited becomes active. */
export const GROUP_READY = 'Grup sudah siap';

/** What a plan asks of a group before its members can use it. */
export interface GroupRule {
  hostSeats: number;
  regularSeats: number;
  /** The shop has bought the subscription and it still runs; asked only where no host does. */
  bought: boolean;
  /** What it shares is a series of treatments. docs/rules/vouchers.md#series */
  isSeries?: boolean;
  /** Seats that may be used on a television; null where the plan does not care. */
  tvSlots: number | null;
  /** The group is processed only when so many are confirmed, the host among them (Canva: 5). docs/rules/groups.md#activation */
  startsWhenConfirmed: number | null;
  /** When the host is asked to buy. docs/rules/hosts.md#order-of-steps */
  hostBuys: HostBuys;
}

export interface SeatedAccount {
  accountUid: string;
  role: SeatRole;
  status: AccountStatus;
  needsTv: boolean;
  preOrder: boolean;
  /** When the money (regular) or the purchase (host) was confirmed; null while it is not. */
  confirmedAt: Date | null;
}

export interface MemberMove {
  accountUid: string;
  action: 'activate' | 'hold';
  why: string;
}

/**
 * The moves after a change in the group: confirmed members become active, or wait at Pending for what the plan still
 * lacks; waiting ones become active when it has come. docs/rules/groups.md#activation
 */
export const memberMoves = (rule: GroupRule, everyone: SeatedAccount[]): MemberMove[] =>
  paidMembers(rule, everyone).flatMap(({ accountUid, status, lacks }): MemberMove[] => {
    if (status === 'waitingForConfirmation')
      return [
        lacks
          ? { accountUid, action: 'hold', why: lacks }
          : { accountUid, action: 'activate', why: 'Pembayaran terkonfirmasi' },
      ];
    return status === 'pending' && !lacks ? [{ accountUid, action: 'activate', why: GROUP_READY }] : [];
  });

/** What those who go on waiting wait for now: it changes with the group. docs/rules/groups.md#activation */
export const memberWaits = (rule: GroupRule, everyone: SeatedAccount[]): { accountUid: string; why: string }[] =>
  paidMembers(rule, everyone).flatMap(({ accountUid, status, lacks }) =>
    status === 'pending' && lacks ? [{ accountUid, why: lacks }] : [],
  );

/** What a member's seat would wait for once its payment is confirmed, as far as the group is known now; null: nothing. */
export function seatWait(rule: GroupRule, everyone: SeatedAccount[], accountUid: string, now: Date): string | null {
  const paid = everyone.map((seat) =>
    seat.accountUid === accountUid ? { ...seat, confirmedAt: seat.confirmedAt ?? now } : seat,
  );
  return paidMembers(rule, paid).find((seat) => seat.accountUid === accountUid)?.lacks ?? null;
}

/** Regular members whose money was confirmed, and what each one's seat lacks. */
function paidMembers(rule: GroupRule, everyone: SeatedAccount[]): (SeatedAccount & { lacks: string | null })[] {
  // Former members were confirmed too, but neither count for the start nor keep a TV slot.
  const accounts = everyone.filter(({ status }) => holdsSeat(status));
  const groupLacks = whatGroupLacks(rule, accounts);
  const preOrderLacks = whatPreOrderLacks(rule, accounts);
  const notBought = rule.hostSeats === 0 && !rule.bought ? (rule.isSeries ? SERIES_NOT_BOUGHT : NOT_BOUGHT) : null;
  const withoutTv = accountsWithoutTvSlot(rule, accounts);
  return accounts
    .filter((account) => account.role === 'regular' && account.confirmedAt)
    .map((account) => ({
      ...account,
      lacks:
        groupLacks ??
        (account.preOrder ? preOrderLacks : null) ??
        notBought ??
        (withoutTv.has(account.accountUid) ? 'Menunggu slot TV di grup' : null),
    }));
}

function whatGroupLacks(rule: GroupRule, accounts: SeatedAccount[]): string | null {
  const hosts = accounts.filter(({ role }) => role === 'host');
  if (rule.hostSeats > 0 && hosts.length === 0) return HOST_WAITS.missing.why;
  if (rule.hostSeats > 0 && hosts.every(({ status }) => status !== 'active'))
    return (hostWaitsForMembers(rule, hosts) ? membersLack(rule, accounts) : null) ?? HOST_WAITS.purchase.why;
  const confirmed = accounts.filter((account) => account.confirmedAt).length;
  if (rule.startsWhenConfirmed && confirmed < rule.startsWhenConfirmed && !accounts.some(isUsed))
    return waitsForPaid({
      missing: rule.startsWhenConfirmed - confirmed,
      unpaid: accounts.filter(({ role, confirmedAt }) => role === 'regular' && !confirmedAt).length,
    });
  return null;
}

/** The host is asked to buy only once all members have paid, and has not bought. docs/rules/hosts.md#order-of-steps */
const hostWaitsForMembers = ({ hostBuys }: GroupRule, hosts: SeatedAccount[]): boolean =>
  hostBuys === 'paid' && hosts.every(({ status }) => status === 'registered');

/** For a pre-order nothing is bought before all have paid; in a group that runs it waits for no others. */
const whatPreOrderLacks = (rule: GroupRule, accounts: SeatedAccount[]): string | null =>
  runs(rule, accounts) ? null : membersLack(rule, accounts);

/** Says how many members are still to join or to pay, as a reason to wait; null when every regular seat is paid. */
function membersLack({ regularSeats }: GroupRule, accounts: SeatedAccount[]): string | null {
  const regular = accounts.filter(({ role }) => role === 'regular');
  const paid = regular.filter(({ confirmedAt }) => confirmedAt).length;
  return paid < regularSeats ? waitsForPaid({ missing: regularSeats - paid, unpaid: regular.length - paid }) : null;
}

/**
 * A group runs once its subscription is bought, by its host or by the shop, and as long as a member uses it; `groupRuns` of the
 * runtime says the same. docs/rules/groups.md#activation
 */
export const runs = ({ hostSeats, bought }: Pick<GroupRule, 'hostSeats' | 'bought'>, accounts: GroupSeat[]): boolean =>
  (hostSeats === 0 && bought) ||
  accounts.some((account) => isUsed(account) || (account.role === 'host' && account.status === 'active'));

type GroupSeat = Pick<SeatedAccount, 'role' | 'status' | 'confirmedAt'>;

/** A member's seat that is active, or in its grace. */
const isUsed = ({ role, status, confirmedAt }: GroupSeat): boolean =>
  role === 'regular' && (status === 'active' || (status === 'waitingForFollowUp' && confirmedAt !== null));

/** First confirmed, first served. */
function accountsWithoutTvSlot(rule: GroupRule, accounts: SeatedAccount[]): Set<string> {
  if (rule.tvSlots === null) return new Set();
  const rank = (account: SeatedAccount) => account.confirmedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Set(
    accounts
      .filter((account) => account.needsTv && account.confirmedAt)
      .sort((a, b) => rank(a) - rank(b))
      .slice(rule.tvSlots)
      .map((account) => account.accountUid),
  );
}
