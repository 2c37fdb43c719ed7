import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminAdmin } from '#contracts/identity/admins.admin.http';
import { type AdminState, adminMoves } from '#domain/identity/admins/admin';
import { ADMIN_ROLES, type AdminRole } from '#domain/platform/admin-role';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterOneOf, filterText } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export class FindAdminsQuery extends Query<{ rows: AdminAdmin[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const ADMIN_SORTS = ['createdAt', 'name', 'email', 'role'] as const;

const columns = { uid: true, name: true, email: true, role: true, createdAt: true, deactivatedAt: true } as const;

@QueryHandler(FindAdminsQuery)
export class FindAdminsHandler implements IQueryHandler<FindAdminsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminsQuery): Promise<{ rows: AdminAdmin[]; total: number }> {
    const where = conditionsOf(list);
    const { field, direction } = list.sort;
    const [admins, total] = await Promise.all([
      this.database.admin.findMany({
        where,
        orderBy: [{ [field]: direction }, { uid: 'asc' }],
        ...pageOf(list),
        select: columns,
      }),
      this.database.admin.count({ where }),
    ]);
    return { rows: admins.map(view), total };
  }
}

function view({
  uid,
  name,
  email,
  role,
  createdAt,
  deactivatedAt,
}: Prisma.AdminGetPayload<{ select: typeof columns }>) {
  const state: AdminState = deactivatedAt ? 'inactive' : 'active';
  return {
    id: uid,
    name,
    email,
    role: role as AdminRole,
    state,
    createdAt: createdAt.toISOString(),
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    // The role of a deactivated admin can be corrected before the admin is activated again.
    allowedActions: ['change-role', 'set-password', ...adminMoves.actionsOn(state, 'admin')],
  };
}

function conditionsOf(list: AdminList): Prisma.AdminWhereInput {
  onlyFilters(list, ['q', 'role', 'state']);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const state = filterOneOf(filter, 'state', ['active', 'inactive']);
  return {
    uid: ids ? { in: ids } : undefined,
    role: filterOneOf(filter, 'role', ADMIN_ROLES),
    deactivatedAt: state && (state === 'active' ? null : { not: null }),
    ...(q && { OR: [{ name: containing(q) }, { email: containing(q) }] }),
  };
}
