import { Injectable } from '@nestjs/common';
import { type AdminAudit, adminAudit } from '#contracts/platform/audit.admin.http';
import { AUDITED_ACTS } from '#domain/platform/audit-action';
import { ERASED_TEXT } from '#domain/platform/erased-text';
import { listController } from '../http/admin-lists/list-controller.js';
import { byPeriod, byText, byUid, contains, foundBy, is, sql } from '../http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../http/admin-lists/record-list.js';
import { SEARCH_TEXT } from '../http/admin-lists/search-texts.js';
import { invalid } from '../http/errors/refusal.js';

/** Besides the reason. */
const TEXT = SEARCH_TEXT.auditLog('t');

const columns = {
  uid: true,
  at: true,
  actor: true,
  action: true,
  subject: true,
  subjectUid: true,
  reason: true,
  words: { select: { text: true } },
  change: true,
  ip: true,
} as const;

@Injectable()
export class AuditEntriesList extends RecordList<AdminAudit> {
  protected readonly from = sql`audit_log t`;
  protected readonly sorts = { at: sortBy(sql`t.at`) };
  protected readonly filters = {
    q: byText((q) =>
      foundBy(
        [
          sql`SELECT t.uid FROM audit_log t WHERE ${contains(q, TEXT)}`,
          sql`SELECT r.audit_uid FROM audit_reason r WHERE ${contains(q, sql`r.text`)}`,
        ],
        [contains(q, TEXT), contains(q, sql`(SELECT r.text FROM audit_reason r WHERE r.audit_uid = t.uid)`)],
      ),
    ),
    subjectUid: byUid(is(sql`t.subject_uid`)),
    subject: byText(is(sql`t.subject`)),
    action: byText(is(sql`t.action`)),
    act: byText(actOf),
    ...byPeriod(sql`t.at`),
  };

  protected async read(uids: string[]): Promise<AdminAudit[]> {
    const entries = await this.database.auditLog.findMany({ where: { uid: { in: uids } }, select: columns });
    return entries.map(({ uid, at, words, reason, ...entry }) => ({
      id: uid,
      at: at.toISOString(),
      // The hash chain covers only the digest of the reason; the text is deleted when its customer is erased.
      reason: words?.text ?? (reason === null ? null : ERASED_TEXT),
      ...entry,
    }));
  }
}

/** By both names, e.g. `payments.confirm`: the action alone (`cancel`) belongs to several resources. */
function actOf(act: string) {
  if (!AUDITED_ACTS.includes(act)) throw invalid({ field: 'filter.act', message: 'Tindakan ini tidak dikenal' });
  const [subject, action] = act.split('.');
  return sql`t.subject = ${subject} AND t.action = ${action}`;
}

export const AuditEntriesListController = listController({
  resource: 'audit-entries',
  tag: 'admin audit entries',
  schema: adminAudit,
  source: AuditEntriesList,
});
