export const ADMIN_ROLES = ['support', 'finance', 'catalogue', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Everything below also counts for the owner, who is therefore never named. */
type Hired = Exclude<AdminRole, 'owner'>;
type Grants = Record<string, Record<string, readonly Hired[]>>;

const EVERYBODY = ['support', 'finance', 'catalogue'] as const;
/** Who talks to customers and who moves money read the same cases: "where is my money?" is asked all day. */
const CASES = ['support', 'finance'] as const;
const SUPPORT = ['support'] as const;
const FINANCE = ['finance'] as const;
const CATALOGUE = ['catalogue'] as const;
const OWNER = [] as const;

/**
 * Who may do what in the console: by resource, `read` or the last part of the action's address. What is not here is
 * allowed to nobody. reliability.md §5.10, docs/decisions/0018.
 */
const GRANTS = {
  session: { read: EVERYBODY },
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

  // Money.
  payments: { read: CASES, confirm: FINANCE, reject: FINANCE },
  'host-purchases': { read: CASES, verify: FINANCE, reject: FINANCE },
  reimbursements: { read: CASES, approve: FINANCE, pay: FINANCE, cancel: FINANCE },
  ledger: { read: FINANCE },

  // What is sold. Plans and their prices explain a case, so everybody may look them up.
  packages: { read: EVERYBODY, create: CATALOGUE, update: CATALOGUE, activate: CATALOGUE, deactivate: CATALOGUE },
  variants: {
    read: EVERYBODY,
    create: CATALOGUE,
    activate: CATALOGUE,
    deactivate: CATALOGUE,
    'preview-price': CATALOGUE,
    'add-price': CATALOGUE,
    'change-price': CATALOGUE,
    'withdraw-price': CATALOGUE,
  },
  'plan-families': { read: EVERYBODY, create: CATALOGUE, update: CATALOGUE },
  categories: { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE },
  providers: { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE, hide: CATALOGUE, show: CATALOGUE },
  'price-imports': { read: CATALOGUE, create: CATALOGUE, apply: CATALOGUE },
  'scheme-entries': { read: CATALOGUE, update: CATALOGUE, reset: CATALOGUE },
  'price-notices': { read: CATALOGUE, create: CATALOGUE, update: CATALOGUE, remove: CATALOGUE },
  'eligibility-rules': { read: CATALOGUE, update: CATALOGUE, reset: CATALOGUE },

  // The shop itself.
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

/** Whether the role may do it. A permission that nobody has written down is nobody's, the owner's neither. */
export function mayRole(role: AdminRole, permission: string): boolean {
  const [resource = '', action = ''] = permission.split('.');
  const actions = Object.hasOwn(GRANTS, resource) ? (GRANTS as Grants)[resource]! : {};
  const holders = Object.hasOwn(actions, action) ? actions[action]! : null;
  return holders !== null && (role === 'owner' || holders.includes(role));
}

export const isAdminRole = (role: string): role is AdminRole => (ADMIN_ROLES as readonly string[]).includes(role);
