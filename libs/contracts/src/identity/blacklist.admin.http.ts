import * as z from 'zod/mini';
import { day, email, instant, lines, phoneNumber, text, uid } from '#contracts/platform/common.http';
import { allowedActions, customerRef, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { DEVICE_LENGTH, REASON_LENGTH } from '#contracts/limits';
import { APPEAL_STATES, ENTRY_STATES, BLACKLIST_KEY_KINDS } from '#domain/identity/blacklist/blacklist';
import { endOfDayInWib } from '#domain/platform/wib';

const IS_PAST = 'Paling cepat hari ini';

/** Fields of the multipart form beside the file `proof`, the evidence. At least one key is required. */
export const createBlacklistFields = z
  .strictObject({
    reason: lines(REASON_LENGTH.max, REASON_LENGTH.min),
    phoneNumber: z.optional(phoneNumber),
    email: z.optional(email),
    deviceId: z.optional(text(DEVICE_LENGTH.max)),
    /** The last day (WIB) of the block; without it the block lasts until it is lifted. */
    until: z.optional(day.check(z.refine((lastDay) => endOfDayInWib(lastDay).getTime() > Date.now(), IS_PAST))),
  })
  .register(z.globalRegistry, { id: 'CreateBlacklistFields' });
export type CreateBlacklistFields = z.infer<typeof createBlacklistFields>;

export const adminBlacklistEntry = z
  .object({
    id,
    state: z.enum(ENTRY_STATES),
    reason: z.string(),
    keys: z.array(z.object({ kind: z.enum(BLACKLIST_KEY_KINDS), value: z.string() })),
    customers: z.array(z.object({ ...customerRef, matchedOn: z.string(), at: instant })),
    evidenceUrl: z.nullable(z.string()),
    expiresAt: z.nullable(instant),
    createdAt: instant,
    createdBy: z.string(),
    endedAt: z.nullable(instant),
    endedBy: z.nullable(z.string()),
    endReason: z.nullable(z.string()),
    appeals: z.array(
      z.object({
        uid,
        ...customerRef,
        message: z.string(),
        state: z.enum(APPEAL_STATES),
        createdAt: instant,
        answer: z.nullable(z.string()),
        answeredBy: z.nullable(z.string()),
      }),
    ),
    waitingAppeals: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminBlacklistEntry' });
export type AdminBlacklistEntry = z.infer<typeof adminBlacklistEntry>;
