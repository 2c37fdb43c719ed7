import type { AuditAction, AuditSubject } from '#domain/platform/audit-action';
import type { Tx } from '#runtime/platform/db/database';
import { randomUUID } from 'node:crypto';
import { type Write, writeTogether } from '#runtime/platform/db/write-together';
import { Prisma } from '#runtime/generated/prisma/client';
import type { AdminIdentity } from '../http/access/access.js';

export interface AuditedAct {
  /** The action's name: the last segment of its URL. */
  action: AuditAction;
  /** The resource's name in the console. */
  subject: AuditSubject;
  subjectUid: string;
  reason?: string;
  change?: Prisma.InputJsonObject;
}

/** Writes the audit row of an admin's change, in the transaction of the change. */
export const recordAudit = (tx: Tx, admin: AdminIdentity, act: AuditedAct): Promise<void> =>
  writeTogether(tx, [auditRecord(admin, act)]);

/** The same as a part of a larger statement. */
export function auditRecord(admin: AdminIdentity, { action, subject, subjectUid, reason, change }: AuditedAct): Write {
  const ctes = Prisma.sql`audited AS (
    INSERT INTO "audit_log" ("uid", "at", "actor", "actor_uid", "ip", "action", "subject", "subject_uid", "reason", "change")
    VALUES (${randomUUID()}::uuid, clock_timestamp(), ${admin.name}, ${admin.uid}::uuid, ${admin.ip}, ${action}, ${subject},
      ${subjectUid}::uuid, ${reason ?? null}, ${change ? JSON.stringify(change) : null}::jsonb) RETURNING 1)`;
  return { ctes, name: 'audited', rows: 1 };
}
