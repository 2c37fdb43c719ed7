import type { Tx } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { AdminIdentity } from '../http/access.js';

export interface AuditedAct {
  /** The action's name: last segment of its URL. */
  action: string;
  /** The console's resource. */
  subject: string;
  subjectUid: string;
  reason?: string;
  change?: Prisma.InputJsonObject;
}

/** One row for each admin change, in the transaction of the change. */
export async function recordAudit(tx: Tx, admin: AdminIdentity, act: AuditedAct): Promise<void> {
  const { uid: actorUid, name: actor, ip } = admin;
  await tx.auditLog.create({ data: { actor, actorUid, ip, ...act }, select: { uid: true } });
}
