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
  session: { read: ALL_GRANTED },
  dashboard: { read: CASES },

  // Customers and their seats.
  orders: { read: CASES, cancel: SUPPORT },
  accounts: { read: CASES, activate: SUPPORT, cancel: SUPPORT, end: SUPPORT, refund: FINANCE },
  'account-groups': { read: CASES, credential: SUPPORT, 'store-credential': SUPPORT },
  vouchers: { read: CASES, use: SUPPORT },
  customers: { read: CASES, block: SUPPORT, unblock: SUPPORT, 'withdraw-erasure': SUPPORT },
  'follow-ups': { read: SUPPORT, answer: SUPPORT, close: SUPPORT },
  blacklist: { read: SUPPORT, create: SUPPORT, lift: SUPPORT, 'accept-appeal': SUPPORT, 'refuse-appeal': SUPPORT },
  notifications: { read: SUPPORT },
  shipments: { read: CASES, ship: SUPPORT, ready: SUPPORT, deliver: SUPPORT, cancel: FINANCE, return: FINANCE },

  // Money.
  payments: { read: CASES, confirm: FINANCE, reject: FINANCE },
  'host-purchases': { read: CASES, verify: FINANCE, reject: FINANCE, reimburse: FINANCE },
  reimbursements: { read: CASES, approve: FINANCE, pay: FINANCE, cancel: FINANCE },
  ledger: { read: FINANCE },

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
  providers: { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE, hide: CATALOGUE, show: CATALOGUE },
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
  'merchandise-variants': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE, 'move-stock': CATALOGUE },
  'shipping-zones': { read: ALL_GRANTED, create: CATALOGUE, update: CATALOGUE },

  // Operation of the shop.
  admins: {
    read: OWNER,
    create: OWNER,
    'change-role': OWNER,
    'set-password': OWNER,
    deactivate: OWNER,
    activate: OWNER,
  },
  'audit-entries': { read: OWNER },
  events: { read: OWNER, redrive: OWNER },
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
