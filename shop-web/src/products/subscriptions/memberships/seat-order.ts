import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { type OwnerState, ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';

/** What can be used or is nearest to it first; any other state comes behind these. */
const RANK: Partial<Record<OwnerState['state'], number>> = {
  active: 0,
  prepared: 1,
  checked: 2,
  awaitingConfirmation: 2,
  waiting: 3,
  forHost: 3,
  waitingForGroup: 3,
};
const UNPAID = 4;
const OVER = 5;

const rankOf = (seat: Membership): number =>
  seat.ended ? OVER : (RANK[ownerStateOf(seat)?.state ?? 'ended'] ?? UNPAID);

/** Behind every moment. */
const NEVER = '9';

/** The seats of a page of the list, those that can be used first, of these the nearest end; else as they were given. docs/rules/orders.md#own-list */
export const usableFirst = (seats: readonly Membership[]): Membership[] =>
  seats.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (rankOf(a) === 0 ? (a.renewsAt ?? NEVER).localeCompare(b.renewsAt ?? NEVER) : 0),
  );

/** Whether the owner has to pay first, or as a host has to buy; until then the page lists the seat under what the owner has to do, not under what runs. */
export const awaitsOwner = ({ role, status, orderStatus }: Membership): boolean =>
  orderStatus === ORDER_STATUS.awaitingPayment ||
  (role === 'host' && (status === ACCOUNT_STATUS.registered || status === ACCOUNT_STATUS.waitingForFollowUp));
