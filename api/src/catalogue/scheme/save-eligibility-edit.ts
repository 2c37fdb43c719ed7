import type { AdminEligibilityRule } from '#contracts/catalogue/scheme.admin.http';
import type { Database } from '#runtime/platform/db/database';
import { changesOf } from '../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { readRules } from './eligibility-rules.list.js';

export interface EligibilitySave {
  uid: string;
  action: 'update' | 'reset';
  /** The version that the admin edited; left out for a reset. */
  version?: number;
  now: Date;
  admin: AdminIdentity;
  wanted: (rule: AdminEligibilityRule) => { text: string; active: boolean };
}

/** Writes an edit of a rule with its audit row. @throws Refusal 404, or 409 when the rule has a newer version. */
export async function saveEligibilityEdit(database: Database, save: EligibilitySave): Promise<{ uid: string }> {
  const { uid, action, version, now, admin, wanted } = save;
  await database.transaction(async (tx) => {
    const known = (await readRules(tx)).find(({ id }) => id === uid);
    if (!known) throw new Refusal('NOT_FOUND', 404);
    const { packageUid, rule } = known;
    await tx.eligibilityEdit.createMany({ data: { uid, packageUid, rule, updatedAt: now }, skipDuplicates: true });
    const current = await lockVersion(tx, 'eligibility_edit', uid);
    const row = await tx.eligibilityEdit.findUniqueOrThrow({ where: { uid } });
    const before = { text: row.text ?? known.bundledText, active: row.active };
    const { text, active } = wanted(known);
    const change = changesOf(before, { text, active });
    if (!change) return;
    if (version !== undefined && version !== current) throw await editConflict(tx, uid);
    // An unchanged text is not stored, so that it follows later releases.
    const data = { text: text === known.bundledText ? null : text, active, version: current + 1, updatedAt: now };
    await tx.eligibilityEdit.update({ where: { uid }, data, select: { uid: true } });
    await recordAudit(tx, admin, { action, subject: 'eligibility-rules', subjectUid: uid, change });
  });
  return { uid };
}
