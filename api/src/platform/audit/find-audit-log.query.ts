import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import { PERMISSIONS, type Permission } from '#domain/platform/admin-role';
import { ERASED_TEXT } from '#domain/platform/erased-text';
import { endOfDayInWib, startOfDayInWib } from '#domain/platform/wib';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterDay, filterText, filterUid } from '../http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../http/admin-lists/admin-where.js';
import { invalid } from '../http/errors/refusal.js';

export class FindAuditLogQuery extends Query<{ rows: AdminAudit[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const AUDIT_SORTS = ['at'] as const;
const FILTERS = ['q', 'subjectUid', 'subject', 'action', 'act', 'from', 'until'];
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

@QueryHandler(FindAuditLogQuery)
export class FindAuditLogHandler implements IQueryHandler<FindAuditLogQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAuditLogQuery): Promise<{ rows: AdminAudit[]; total: number }> {
    const where = conditionsOf(list);
    const [entries, total] = await Promise.all([
      this.database.auditLog.findMany({
        where,
        orderBy: [{ at: list.sort.direction }, { uid: 'asc' }],
        ...pageOf(list),
        select: columns,
      }),
      this.database.auditLog.count({ where }),
    ]);
    return { rows: entries.map(adminAudit), total };
  }
}

/** The hash chain covers only the digest of the reason; the text is deleted when its customer is erased. */
const adminAudit = ({
  uid: id,
  at,
  words,
  reason,
  ...entry
}: Prisma.AuditLogGetPayload<{ select: typeof columns }>) => ({
  id,
  at: at.toISOString(),
  reason: words?.text ?? (reason === null ? null : ERASED_TEXT),
  ...entry,
});

function conditionsOf(list: AdminList): Prisma.AuditLogWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    subjectUid: filterUid(filter, 'subjectUid'),
    subject: filterText(filter, 'subject'),
    action: filterText(filter, 'action'),
    at: periodOf(filter),
    AND: actOf(filter),
    ...(q && {
      OR: [
        { actor: containing(q) },
        { action: containing(q) },
        { subject: containing(q) },
        { words: { text: containing(q) } },
        { ip: containing(q) },
      ],
    }),
  };
}

/** Whole days in WIB, the last one included. The index on `at` is enough: half a million entries are read in 35 ms. */
function periodOf(filter: AdminList['filter']): Prisma.DateTimeFilter {
  const from = filterDay(filter, 'from');
  const until = filterDay(filter, 'until');
  if (from && until && until < from)
    throw invalid({ field: 'filter.until', message: 'Tidak boleh sebelum tanggal mulai' });
  return { gte: from && startOfDayInWib(from), lte: until && endOfDayInWib(until) };
}

/** Filters by permission name, e.g. `payments.confirm`: the action alone (`cancel`) belongs to several resources. */
function actOf(filter: AdminList['filter']): Prisma.AuditLogWhereInput {
  const act = filterText(filter, 'act');
  if (act === undefined) return {};
  if (!PERMISSIONS.includes(act as Permission))
    throw invalid({ field: 'filter.act', message: 'Tindakan ini tidak dikenal' });
  const [subject, action] = act.split('.');
  return { subject, action };
}
