import { PERMISSIONS, type Permission } from './admin-role.js';

/** Steps that the audit log names otherwise than the permission of who takes them. */
const OTHER_STEPS = ['join', 'propose', 'propose-reversal', 'upload', 'use-recovery-code'] as const;

type ActionOf<P> = P extends `${string}.${infer Action}` ? Exclude<Action, 'read'> : never;
/** What an entry of the audit log can say was done. The console has a text for each. */
export type AuditAction = ActionOf<Permission> | (typeof OTHER_STEPS)[number];

export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...new Set([...PERMISSIONS.map((permission) => permission.split('.')[1] as AuditAction), ...OTHER_STEPS]),
].filter((action) => (action as string) !== 'read');
