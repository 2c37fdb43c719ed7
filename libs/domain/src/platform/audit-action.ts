import { PERMISSIONS, type Permission } from './admin-role.js';

/** Their use changes nothing, or the audit log names what was done otherwise. */
const NOT_AUDITED = [
  'account-groups.credential',
  'bank-statements.check',
  'bank-statements.create',
  'customer-notes.remove',
  'merchandise-variants.record-cost',
  'price-imports.create',
  // What an admin searches for may be a name.
  'saved-views.create',
  'saved-views.remove',
  'saved-views.rename',
  'saved-views.update',
  'sekeranjang-products.record-cost',
  'session.begin-second-factor',
  'session.enter-code',
  'shipments.record-cost',
  'statement-lines.assign',
  'threads.mark-read',
  'variants.preview-price',
] as const satisfies readonly Permission[];

/** Steps that the audit log names otherwise than the permission of who takes them. */
const OTHER_STEPS = [
  'bank-statements.upload',
  'costs.propose',
  'costs.propose-reversal',
  'costs.record-cost',
  'customers.remove-note',
  'payment-methods.propose',
  'payments.propose',
  'session.use-recovery-code',
  'shop-settings.propose',
  'statement-lines.propose',
  'unplaced-money.join',
] as const;

type Audited = Exclude<Permission, `${string}.read` | (typeof NOT_AUDITED)[number]> | (typeof OTHER_STEPS)[number];
type PartsOf<P> = P extends `${infer Subject}.${infer Action}` ? { subject: Subject; action: Action } : never;
/** What an entry of the audit log can say was done, and to which resource of the console. The console has a text for each. */
export type AuditAction = PartsOf<Audited>['action'];
export type AuditSubject = PartsOf<Audited>['subject'];

/** `<resource>.<action>` of everything that the audit log can say. */
export const AUDITED_ACTS: readonly string[] = [...PERMISSIONS, ...OTHER_STEPS].filter(
  (act) => !act.endsWith('.read') && !(NOT_AUDITED as readonly string[]).includes(act),
);

const partsOf = (at: 0 | 1) => [...new Set(AUDITED_ACTS.map((act) => act.split('.')[at]!))];
export const AUDIT_SUBJECTS = partsOf(0) as readonly AuditSubject[];
export const AUDIT_ACTIONS = partsOf(1) as readonly AuditAction[];
