import type { Permission } from '#domain/platform/admin-role';

export interface Desk {
  /** Resource of the console and of the API. */
  list: Permission extends infer P ? (P extends `${infer Resource}.read` ? Resource : never) : never;
  /** Which of its rows wait for an admin. */
  filter: Readonly<Record<string, string | boolean>>;
  /** Sort key of the list by which the first row waits: since when, or as `dueAt` until when. */
  clock?: string;
}

/**
 * Lists of the console with rows that wait for an admin. The filter is what the badge in the menu and the tile of the
 * dashboard open, and what the API counts for both: a number and its list cannot differ.
 */
export const DESKS = {
  paymentsToCheck: { list: 'payments', filter: { state: 'submitted' }, clock: 'submittedAt' },
  linesToExplain: { list: 'statement-lines', filter: { state: 'open' }, clock: 'waitsSince' },
  unplacedMoney: { list: 'unplaced-money', filter: { state: 'open' }, clock: 'arrivedOn' },
  refundsAsked: { list: 'refunds', filter: { state: 'requested' }, clock: 'askedAt' },
  payoutsToApprove: { list: 'payouts', filter: { toApprove: true }, clock: 'dueAt' },
  costsProposed: { list: 'costs', filter: { toApprove: true }, clock: 'waitsSince' },
  reimbursementsToPay: { list: 'reimbursements', filter: { unpaid: true }, clock: 'dueAt' },
  givingPayoutsToPay: { list: 'giving-payouts', filter: { unpaid: true }, clock: 'dueAt' },
  venuePayoutsToPay: { list: 'venue-payouts', filter: { unpaid: true }, clock: 'dueAt' },
  purchasesToVerify: { list: 'host-purchases', filter: { state: 'submitted' }, clock: 'submittedAt' },
  shopPurchasesToBuy: { list: 'shop-purchases', filter: { state: 'open' }, clock: 'dueAt' },
  errandsWaiting: { list: 'errands', filter: { waiting: true }, clock: 'waitsSince' },
  parcelsToPack: { list: 'shipments', filter: { state: 'to-pack' }, clock: 'waitsSince' },
  sekeranjangWaiting: { list: 'sekeranjang-products', filter: { waiting: true }, clock: 'waitsSince' },
  openFollowUps: { list: 'follow-ups', filter: { state: 'open' }, clock: 'createdAt' },
  runningClaims: { list: 'access-claims', filter: { running: true }, clock: 'dueAt' },
  reviewsToRead: { list: 'reviews', filter: { state: 'waiting' }, clock: 'writtenAt' },
  unreadThreads: { list: 'threads', filter: { unread: true }, clock: 'waitsSince' },
  invitationsToSend: { list: 'invitations', filter: { state: 'to-invite' }, clock: 'since' },
  knownLogins: { list: 'access-removals', filter: { state: 'open', knowsLogin: true }, clock: 'createdAt' },
  unboughtHosts: { list: 'accounts', filter: { unboughtHost: true }, clock: 'createdAt' },
  groupsWithoutHost: { list: 'account-groups', filter: { withoutHost: true }, clock: 'waitsSince' },
  openAppeals: { list: 'blacklist', filter: { appealing: true }, clock: 'waitsSince' },
  openHints: { list: 'blacklist-hints', filter: { state: 'waiting' }, clock: 'createdAt' },
  failedEvents: { list: 'events', filter: { state: 'set-aside' } },
} as const satisfies Record<string, Desk>;

export type DeskName = keyof typeof DESKS;
/** Whether the clock of a desk says until when something is to be done, and not since when it waits. */
export const isDeadline = (name: DeskName): boolean => (DESKS[name] as Desk).clock === 'dueAt';
export const DESK_NAMES = Object.keys(DESKS) as DeskName[];
/** What the role needs to see the number of a desk. */
export const deskPermission = (name: DeskName): Permission => `${DESKS[name].list}.read`;
