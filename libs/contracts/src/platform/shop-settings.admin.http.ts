import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, changeProposal, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, text } from '#contracts/platform/common.http';
import * as z from 'zod/mini';

const value = z.nullable(z.union([z.number(), z.string()]));

export const adminShopSetting = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(['rupiah', 'hours', 'email', 'whatsapp', 'page', 'site', 'line']),
    /** Null: the default, or for a contact or a site the one that the server was started with. */
    value,
    /** The one that counts without a value. */
    fallback: value,
    changedAt: z.nullable(instant),
    changedBy: z.nullable(z.string()),
    /** What it is to be once another admin agrees; null: nothing waits. */
    proposed: z.nullable(z.object({ value, ...changeProposal })),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminShopSetting' });
export type AdminShopSetting = z.infer<typeof adminShopSetting>;

const reason = lines(REASON_LENGTH.max, REASON_LENGTH.min);

export const changeShopSettingBody = z
  .strictObject({ value: z.union([z.number(), text(254)]), reason })
  .register(z.globalRegistry, { id: 'ChangeShopSettingBody' });
export type ChangeShopSettingBody = z.infer<typeof changeShopSettingBody>;

/** The value that was read as proposed; null: the default. */
export const approveShopSettingBody = z
  .strictObject({ value: z.nullable(z.union([z.number(), text(254)])) })
  .register(z.globalRegistry, { id: 'ApproveShopSettingBody' });
export type ApproveShopSettingBody = z.infer<typeof approveShopSettingBody>;
