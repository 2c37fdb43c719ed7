import type { Permission } from '#domain/platform/admin-role';

interface Desk {
  /** Resource of the console and of the API. */
  list: Permission extends infer P ? (P extends `${infer Resource}.read` ? Resource : never) : never;
  /** Which of its rows wait for an admin. */
  filter: Readonly<Record<string, string | boolean>>;
}

/**
 * Lists of the console with rows that wait for an admin. The filter is what the badge in the menu and the tile of the
 * dashboard open, and what the API counts for both: a number and its list cannot differ.
 */
export const DESKS = {
  paymentsToCheck: { list: 'payments', filter: { state: 'submitted' } },
  linesToExplain: { list: 'statement-lines', filter: { state: 'open' } },
  unplacedMoney: { list: 'unplaced-money', filter: { state: 'open' } },
  refundsAsked: { list: 'refunds', filter: { state: 'requested' } },
  payoutsToApprove: { list: 'payouts', filter: { toApprove: true } },
  costsProposed: { list: 'costs', filter: { state: 'proposed' } },
  reimbursementsToPay: { list: 'reimbursements', filter: { unpaid: true } },
  givingPayoutsToPay: { list: 'giving-payouts', filter: { unpaid: true } },
  venuePayoutsToPay: { list: 'venue-payouts', filter: { unpaid: true } },
  purchasesToVerify: { list: 'host-purchases', filter: { state: 'submitted' } },
  shopPurchasesToBuy: { list: 'shop-purchases', filter: { state: 'open' } },
  errandsWaiting: { list: 'errands', filter: { waiting: true } },
  sekeranjangWaiting: { list: 'sekeranjang-products', filter: { waiting: true } },
  openFollowUps: { list: 'follow-ups', filter: { state: 'open' } },
  runningClaims: { list: 'access-claims', filter: { running: true } },
  reviewsToRead: { list: 'reviews', filter: { state: 'waiting' } },
  unreadThreads: { list: 'threads', filter: { unread: true } },
  invitationsToSend: { list: 'invitations', filter: { state: 'to-invite' } },
  knownLogins: { list: 'access-removals', filter: { state: 'open', knowsLogin: true } },
  unboughtHosts: { list: 'accounts', filter: { unboughtHost: true } },
  groupsWithoutHost: { list: 'account-groups', filter: { withoutHost: true } },
  openAppeals: { list: 'blacklist', filter: { appealing: true } },
  openHints: { list: 'blacklist-hints', filter: { state: 'waiting' } },
  failedEvents: { list: 'events', filter: { state: 'set-aside' } },
} as const satisfies Record<string, Desk>;

export type DeskName = keyof typeof DESKS;
export const DESK_NAMES = Object.keys(DESKS) as DeskName[];
/** What the role needs to see the number of a desk. */
export const deskPermission = (name: DeskName): Permission => `${DESKS[name].list}.read`;
