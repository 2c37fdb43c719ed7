import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { AdminIdentity } from '../http/access/access.js';

export interface AuditedAct {
  /** The action's name: the last segment of its URL. */
  action: string;
  /** The resource's name in the console. */
  subject: string;
  subjectUid: string;
  reason?: string;
  change?: Prisma.InputJsonObject;
}

/** Writes the audit row of an admin's change, in the transaction of the change. */
export async function recordAudit(tx: Tx, admin: AdminIdentity, act: AuditedAct): Promise<void> {
  const { uid: actorUid, name: actor, ip } = admin;
  await tx.auditLog.create({ data: { actor, actorUid, ip, ...act }, select: { uid: true } });
}
