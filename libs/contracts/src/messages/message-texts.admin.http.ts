import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, text } from '#contracts/platform/common.http';
import { MESSAGE_LENGTH } from '#domain/messages/message-template';

/** A text that the shop sends, as it counts now, and the default. */
export const adminMessageText = z
  .object({
    id,
    key: z.string(),
    channel: z.enum(['mail', 'whatsapp']),
    title: z.string(),
    body: z.string(),
    defaultTitle: z.string(),
    defaultBody: z.string(),
    /** `broken`: it was changed, but does not fit the message any more; the default is sent. */
    state: z.enum(['default', 'changed', 'broken']),
    placeholders: z.array(z.object({ name: z.string(), sample: z.string(), required: z.boolean() })),
    changedAt: z.nullable(instant),
    changedBy: z.nullable(z.string()),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminMessageText' });
export type AdminMessageText = z.infer<typeof adminMessageText>;

export const updateMessageTextBody = z
  .strictObject({
    version: z.int(),
    title: text(MESSAGE_LENGTH.title),
    body: lines(MESSAGE_LENGTH.body),
    reason: lines(REASON_LENGTH.max, REASON_LENGTH.min),
  })
  .register(z.globalRegistry, { id: 'UpdateMessageTextBody' });
export type UpdateMessageTextBody = z.infer<typeof updateMessageTextBody>;
