import { Injectable } from '@nestjs/common';
import { type AdminAdmin, adminAdmin } from '#contracts/identity/admins.admin.http';
import { type AdminState, adminMoves } from '#domain/identity/admins/admin';
import { ADMIN_ROLES, type AdminRole } from '#domain/platform/admin-role';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, contains, is, isNull, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

const columns = { uid: true, name: true, email: true, role: true, createdAt: true, deactivatedAt: true } as const;
const secondFactor = { select: { confirmedAt: true } } as const;

@Injectable()
export class AdminsList extends RecordList<AdminAdmin> {
  protected readonly from = sql`admin t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    name: sortBy(sql`t.name`),
    email: sortBy(sql`t.email`),
    role: sortBy(sql`t.role`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.email`)),
    role: byChoice(ADMIN_ROLES)(is(sql`t.role`)),
    state: byChoice(['active', 'inactive'])((state) => isNull(sql`t.deactivated_at`, state === 'active')),
  };

  protected async read(uids: string[]): Promise<AdminAdmin[]> {
    const admins = await this.database.admin.findMany({
      where: { uid: { in: uids } },
      select: { ...columns, secondFactor },
    });
    return admins.map(({ uid, role, createdAt, deactivatedAt, secondFactor: factor, ...admin }) => {
      const state: AdminState = deactivatedAt ? 'inactive' : 'active';
      return {
        id: uid,
        ...admin,
        role: role as AdminRole,
        state,
        createdAt: createdAt.toISOString(),
        secondFactorSince: factor?.confirmedAt?.toISOString() ?? null,
        deactivatedAt: deactivatedAt?.toISOString() ?? null,
        // The role of a deactivated admin can be corrected before the admin is activated again.
        allowedActions: [
          'change-role',
          'set-password',
          ...(factor ? ['reset-second-factor'] : []),
          ...adminMoves.actionsOn(state, 'admin'),
        ],
      };
    });
  }
}

export const AdminsListController = listController({
  resource: 'admins',
  tag: 'admin admins',
  schema: adminAdmin,
  source: AdminsList,
});
