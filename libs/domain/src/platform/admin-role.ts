export const ADMIN_ROLES = ['support', 'finance', 'catalogue', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** The owner has every permission of the table and is not listed in it. */
type GrantedRole = Exclude<AdminRole, 'owner'>;
type Grants = Record<string, Record<string, readonly GrantedRole[]>>;

const ALL_GRANTED = ['support', 'finance', 'catalogue'] as const;
/** Support and finance read the same cases, because customers ask support about money. */
const CASES = ['support', 'finance'] as const;
const SUPPORT = ['support'] as const;
const FINANCE = ['finance'] as const;
const CATALOGUE = ['catalogue'] as const;
const OWNER = [] as const;

/**
 * The permissions of the console: by resource, `read` or the last segment of the action's URL. A permission that is not
 * listed is granted to no role. docs/decisions/0018
 */
const GRANTS = {
  session: {
    read: ALL_GRANTED,
    end: ALL_GRANTED,
    'end-others': ALL_GRANTED,
    'change-password': ALL_GRANTED,
    'begin-second-factor': ALL_GRANTED,
    'confirm-second-factor': ALL_GRANTED,
    'enter-code': ALL_GRANTED,
    'remove-second-factor': ALL_GRANTED,
    'renew-recovery-codes': ALL_GRANTED,
  },
  // Everyone's own; of which lists says the permission to read each.
  'saved-views': {
    read: ALL_GRANTED,
    create: ALL_GRANTED,
    rename: ALL_GRANTED,
    update: ALL_GRANTED,
    remove: ALL_GRANTED,
  },
  // Every role has work that waits; each part of the dashboard is shown to who may read the list behind it.
  dashboard: { read: ALL_GRANTED },

  // Customers and their seats.
  orders: { read: CASES, cancel: SUPPORT, reopen: FINANCE },
  accounts: { read: CASES, activate: SUPPORT, cancel: SUPPORT, end: SUPPORT, refund: FINANCE },
  renewals: { read: CASES },
  'access-removals': { read: SUPPORT, finish: SUPPORT },
  invitations: { read: SUPPORT, send: SUPPORT },
  'waiting-list': { read: SUPPORT },
  'account-groups': {
    read: CASES,
    credential: SUPPORT,
    'store-credential': SUPPORT,
    'replace-host': SUPPORT,
    'move-member': SUPPORT,
    merge: SUPPORT,
    close: FINANCE,
  },
  vouchers: { read: CASES, use: SUPPORT },
  customers: { read: CASES, 'write-note': SUPPORT, block: SUPPORT, unblock: SUPPORT, 'withdraw-erasure': SUPPORT },
  'customer-notes': { read: CASES, remove: SUPPORT },
  'follow-ups': { read: SUPPORT, answer: SUPPORT, close: SUPPORT },
  'access-claims': { read: CASES, solve: SUPPORT, reject: SUPPORT, settle: SUPPORT },
  reviews: { read: SUPPORT, show: SUPPORT, reject: SUPPORT, hide: SUPPORT },
  threads: { read: SUPPORT, write: SUPPORT, 'mark-read': SUPPORT },
  blacklist: { read: SUPPORT, create: SUPPORT, lift: SUPPORT, 'accept-appeal': SUPPORT, 'refuse-appeal': SUPPORT },
  'blacklist-hints': { read: SUPPORT, block: SUPPORT, dismiss: SUPPORT },
  notifications: { read: SUPPORT },
  'mail-outage': { read: SUPPORT, redrive: SUPPORT },
  shipments: {
    read: CASES,
    ship: SUPPORT,
    'correct-tracking': SUPPORT,
    ready: SUPPORT,
    deliver: SUPPORT,
    cancel: FINANCE,
    return: FINANCE,
    'record-cost': FINANCE,
  },

  // Money.
  payments: { read: CASES, confirm: FINANCE, withdraw: FINANCE, reject: FINANCE },
  'host-purchases': {
    read: CASES,
    verify: FINANCE,
    reject: FINANCE,
    correct: FINANCE,
    reimburse: FINANCE,
    settle: FINANCE,
    waive: FINANCE,
  },
  'shop-purchases': { read: CASES, buy: FINANCE },
  reimbursements: { read: CASES, approve: FINANCE, correct: FINANCE, pay: FINANCE, cancel: FINANCE },
  refunds: { read: CASES, approve: FINANCE, pay: FINANCE, schedule: FINANCE, 'send-back': FINANCE },
  payouts: { read: FINANCE, approve: FINANCE, 'change-account': FINANCE, 'take-out': FINANCE },
  'payout-batches': { read: FINANCE, create: FINANCE, file: FINANCE, pay: FINANCE, cancel: FINANCE },
  'bank-statements': { read: FINANCE, check: FINANCE, create: FINANCE },
  'statement-lines': {
    read: FINANCE,
    confirm: FINANCE,
    assign: FINANCE,
    withdraw: FINANCE,
    ignore: FINANCE,
    reopen: FINANCE,
    charge: FINANCE,
    reverse: FINANCE,
    settle: FINANCE,
    book: FINANCE,
  },
  'unplaced-money': {
    read: FINANCE,
    assign: FINANCE,
    credit: FINANCE,
    withdraw: FINANCE,
    return: FINANCE,
    resend: FINANCE,
    keep: FINANCE,
    recover: FINANCE,
    undo: FINANCE,
    reverse: FINANCE,
  },
  costs: { read: FINANCE, approve: FINANCE, withdraw: FINANCE, reverse: FINANCE },
  ledger: { read: FINANCE, close: FINANCE },

  // What is sold. Everyone may read plans and prices, because they explain a case.
  packages: { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE, activate: CATALOGUE, deactivate: CATALOGUE },
  variants: {
    read: ALL_GRANTED,
    create: CATALOGUE,
    activate: CATALOGUE,
    deactivate: CATALOGUE,
    'preview-price': CATALOGUE,
    'add-price': CATALOGUE,
    'change-price': CATALOGUE,
    'withdraw-price': CATALOGUE,
  },
  'plan-families': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE },
  categories: { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE },
  providers: {
    read: CATALOGUE,
    create: CATALOGUE,
    update: CATALOGUE,
    hide: CATALOGUE,
    show: CATALOGUE,
    'set-logo': CATALOGUE,
    'remove-logo': CATALOGUE,
  },
  'price-imports': { read: CATALOGUE, create: CATALOGUE, apply: CATALOGUE },
  'scheme-entries': { read: CATALOGUE, update: CATALOGUE, reset: CATALOGUE },
  'price-notices': { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE, remove: CATALOGUE },
  'eligibility-rules': { read: CATALOGUE, update: CATALOGUE, reset: CATALOGUE },

  'merchandise-products': {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    publish: CATALOGUE,
    hide: CATALOGUE,
    'add-picture': CATALOGUE,
    'remove-picture': CATALOGUE,
  },
  'merchandise-variants': {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    'move-stock': CATALOGUE,
    'record-cost': FINANCE,
  },
  'sekeranjang-products': {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    accept: CATALOGUE,
    reject: CATALOGUE,
    close: CATALOGUE,
    buy: CATALOGUE,
    'record-cost': FINANCE,
    'add-picture': CATALOGUE,
    'remove-picture': CATALOGUE,
  },
  errands: { read: CASES, quote: SUPPORT, decline: SUPPORT, buy: SUPPORT },
  'shipping-zones': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE },

  // Giving.
  causes: {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    publish: CATALOGUE,
    hide: CATALOGUE,
    'set-picture': CATALOGUE,
    disburse: FINANCE,
  },
  donations: { read: CASES, 'show-message': SUPPORT, 'hide-message': SUPPORT, refund: FINANCE },
  disbursements: { read: CASES, pay: FINANCE, cancel: FINANCE, 'set-proof': FINANCE },
  'share-applications': { read: SUPPORT, pick: SUPPORT, decline: SUPPORT, 'take-back': SUPPORT, fulfil: SUPPORT },
  tips: { read: CASES, refund: FINANCE },
  gifts: { read: CASES, refund: FINANCE },
  'giving-payouts': { read: CASES, approve: FINANCE, pay: FINANCE },

  // Content.
  articles: {
    read: CATALOGUE,
    create: CATALOGUE,
    update: CATALOGUE,
    publish: CATALOGUE,
    hide: CATALOGUE,
    'set-picture': CATALOGUE,
  },
  'article-categories': { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE },
  banners: {
    read: CATALOGUE,
    create: CATALOGUE,
    update: CATALOGUE,
    publish: CATALOGUE,
    hide: CATALOGUE,
    'set-picture': CATALOGUE,
  },
  testimonies: { read: SUPPORT, show: SUPPORT, hide: SUPPORT },
  // Qurban.
  'qurban-seasons': {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    publish: CATALOGUE,
    close: CATALOGUE,
    'write-message': SUPPORT,
  },
  'qurban-animals': {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    'add-picture': CATALOGUE,
    'remove-picture': CATALOGUE,
    buy: FINANCE,
    'add-report-picture': CATALOGUE,
    report: CATALOGUE,
  },
  'qurban-shares': { read: CASES, move: SUPPORT, refund: FINANCE },

  // Campaigns.
  campaigns: { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE, start: CATALOGUE, stop: CATALOGUE },
  'campaign-lives': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE },
  'campaign-missions': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE },
  'mission-submissions': { read: SUPPORT, complete: SUPPORT, reject: SUPPORT },
  'live-attendances': { read: SUPPORT },
  'campaign-prizes': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE, 'add-codes': CATALOGUE },
  'prize-codes': { read: SUPPORT },
  lotteries: { read: ALL_GRANTED, create: CATALOGUE, freeze: CATALOGUE, draw: CATALOGUE },
  'vote-options': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE },

  // Venues.
  venues: {
    read: ALL_GRANTED,
    create: CATALOGUE,
    update: CATALOGUE,
    publish: CATALOGUE,
    hide: CATALOGUE,
    'set-picture': CATALOGUE,
    block: CATALOGUE,
    unblock: CATALOGUE,
  },
  'venue-bookings': { read: CASES, cancel: SUPPORT },
  'venue-payouts': { read: CASES, approve: FINANCE, pay: FINANCE },

  // Operation of the shop.
  admins: {
    read: OWNER,
    create: OWNER,
    'change-role': OWNER,
    'set-password': OWNER,
    'reset-second-factor': OWNER,
    deactivate: OWNER,
    activate: OWNER,
  },
  'audit-entries': { read: OWNER },
  events: { read: OWNER, redrive: OWNER },
  'message-texts': { read: CASES, update: OWNER, reset: OWNER },
  // What an owner has proposed finance approves where no other owner may; it proposes nothing. docs/rules/shop.md#two-owners
  'shop-settings': { read: FINANCE, change: OWNER, reset: OWNER, approve: FINANCE, withdraw: OWNER },
  'payment-methods': {
    read: FINANCE,
    create: OWNER,
    update: OWNER,
    activate: OWNER,
    deactivate: OWNER,
    approve: FINANCE,
    withdraw: OWNER,
  },
  maintenance: { read: OWNER, start: OWNER, stop: OWNER },
} as const satisfies Grants;

type Table = typeof GRANTS;
/** `<resource>.<action>`, as `reimbursements.pay`. */
export type Permission = { [R in keyof Table]: `${R}.${keyof Table[R] & string}` }[keyof Table];

export const PERMISSIONS = Object.entries(GRANTS).flatMap(([resource, actions]) =>
  Object.keys(actions).map((action) => `${resource}.${action}` as Permission),
);

/** Whether the role has the permission. An unlisted permission is denied, to the owner too. */
export function mayRole(role: AdminRole, permission: string): boolean {
  const [resource = '', action = ''] = permission.split('.');
  const actions = Object.hasOwn(GRANTS, resource) ? (GRANTS as Grants)[resource]! : {};
  const holders = Object.hasOwn(actions, action) ? actions[action]! : null;
  return holders !== null && (role === 'owner' || holders.includes(role));
}

export const isAdminRole = (role: string): role is AdminRole => (ADMIN_ROLES as readonly string[]).includes(role);
