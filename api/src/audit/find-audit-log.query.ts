import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminAudit } from '#contracts/http/admin.http';
import { Database } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterText, filterUid } from '../http/admin-list.js';
import { containing, onlyFilters, pageOf } from '../http/admin-where.js';

export class FindAuditLogQuery extends Query<{ rows: AdminAudit[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const AUDIT_SORTS = ['at'] as const;
const FILTERS = ['q', 'subjectUid', 'subject', 'action'];
const columns = {
  uid: true,
  at: true,
  actor: true,
  action: true,
  subject: true,
  subjectUid: true,
  reason: true,
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
    return { rows: entries.map(({ uid: id, at, ...entry }) => ({ id, at: at.toISOString(), ...entry })), total };
  }
}

function conditionsOf(list: AdminList): Prisma.AuditLogWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    subjectUid: filterUid(filter, 'subjectUid'),
    subject: filterText(filter, 'subject'),
    action: filterText(filter, 'action'),
    ...(q && {
      OR: [
        { actor: containing(q) },
        { action: containing(q) },
        { subject: containing(q) },
        { reason: containing(q) },
        { ip: containing(q) },
      ],
    }),
  };
}
