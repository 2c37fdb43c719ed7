import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';
import { id } from '#contracts/platform/admin-record.http';

export const adminAudit = z
  .object({
    id,
    at: instant,
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    subjectUid: uid,
    reason: z.nullable(z.string()),
    change: z.unknown(),
    ip: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AdminAudit' });
export type AdminAudit = z.infer<typeof adminAudit>;

/** Whether the hash chain is valid; `head` should be noted outside the database. */
export const adminAuditChain = z
  .object({
    whole: z.boolean(),
    entries: z.number(),
    checkedAt: instant,
    head: z.object({ position: z.number(), hash: z.string() }),
    problems: z.array(
      z.object({
        kind: z.enum(['changed', 'missing', 'added']),
        position: z.nullable(z.number()),
        auditUid: z.nullable(uid),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminAuditChain' });
export type AdminAuditChain = z.infer<typeof adminAuditChain>;
