import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { type OwnerState, ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';

/** What can be used or is nearest to it first; any other state comes behind these. */
const RANK: Partial<Record<OwnerState['state'], number>> = {
  active: 1,
  prepared: 2,
  checked: 3,
  awaitingConfirmation: 3,
  waiting: 4,
  forHost: 4,
  waitingForGroup: 4,
};
const TO_DO = 0;
const OTHER = 5;
const OVER = 6;

const rankOf = (seat: Membership): number =>
  seat.ended ? OVER : isAsked(seat) ? TO_DO : (RANK[ownerStateOf(seat)?.state ?? 'ended'] ?? OTHER);

/** Behind every moment. */
const NEVER = '9';

/**
 * The seats of a page of the list: those whose owner has to do something, then those that can be used, of these the nearest end first; else as
 * they were given. docs/rules/orders.md#own-list
 */
export const actionFirst = (seats: readonly Membership[]): Membership[] =>
  seats.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (rankOf(a) === RANK.active ? (a.renewsAt ?? NEVER).localeCompare(b.renewsAt ?? NEVER) : 0),
  );

/** Its first payment or its next period is open. */
export const isToPay = ({ orderStatus, renewalDue }: Membership): boolean =>
  orderStatus === ORDER_STATUS.awaitingPayment || renewalDue !== null;

/** What a member waits for from the host is the host's to do. */
const isAsked = (seat: Membership): boolean =>
  awaitsOwner(seat) ||
  isToPay(seat) ||
  seat.hostDuties.length > 0 ||
  (seat.role === 'host' && seat.purchaseDue !== null);

/** Whether the owner has to pay first, or as a host has to buy; until then the page lists the seat under what the owner has to do, not under what runs. */
export const awaitsOwner = ({ role, status, orderStatus }: Membership): boolean =>
  orderStatus === ORDER_STATUS.awaitingPayment ||
  (role === 'host' && (status === ACCOUNT_STATUS.registered || status === ACCOUNT_STATUS.waitingForFollowUp));
