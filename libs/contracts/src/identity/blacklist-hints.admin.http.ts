import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';
import { allowedActions, customerRef, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { BLACKLIST_KEY_KINDS, HINT_STATES } from '#domain/identity/blacklist/blacklist';

/** A customer who may be the one whom an entry of the blacklist means. */
export const adminBlacklistHint = z
  .object({
    id,
    ...customerRef,
    entryUid: uid,
    /** Why the entry was made. */
    reason: z.string(),
    matchedOn: z.enum(BLACKLIST_KEY_KINDS),
    state: z.enum(HINT_STATES),
    createdAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminBlacklistHint' });
export type AdminBlacklistHint = z.infer<typeof adminBlacklistHint>;
