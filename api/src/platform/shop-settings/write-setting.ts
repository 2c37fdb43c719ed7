import type { ShopSettingName } from '#domain/platform/shop-settings';
import { SHOP_SETTINGS } from '#domain/platform/shop-settings';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { Refusal } from '../http/errors/refusal.js';
import { dropProposal } from '../proposals/decide-change.js';

export const SUBJECT = 'shop-settings';

/** Null: the default. */
type Value = string | number | null;

/** Locks a setting that this release knows. @throws Refusal 404. */
export async function lockSetting(tx: Tx, uid: string): Promise<{ name: ShopSettingName; value: Value }> {
  await lockRow(tx, 'shop_setting', uid);
  const row = await tx.shopSetting.findUnique({ where: { uid } });
  if (!row || !Object.hasOwn(SHOP_SETTINGS, row.name)) throw new Refusal('NOT_FOUND', 404);
  return { name: row.name as ShopSettingName, value: row.value as Value };
}

interface Written {
  uid: string;
  action: 'change' | 'reset' | 'approve';
  name: ShopSettingName;
  from: Value;
  to: Value;
  reason: string;
  /** What the audit log says besides. */
  decided: Prisma.InputJsonObject;
  admin: AdminIdentity;
  at: Date;
}

/** The setting has this value from now on, and what was proposed beside it is gone: it was proposed of another value. */
export async function writeSetting(tx: Tx, written: Written): Promise<void> {
  const { uid, action, name, from, to, reason, decided, admin, at } = written;
  await dropProposal(tx, SUBJECT, uid);
  await tx.shopSetting.update({
    where: { uid },
    data: { value: to ?? Prisma.DbNull, changedAt: at, changedBy: admin.name, version: { increment: 1 } },
    select: { uid: true },
  });
  const change = { [name]: { from, to }, ...decided };
  await recordAudit(tx, admin, { action, subject: SUBJECT, subjectUid: uid, reason, change });
}
