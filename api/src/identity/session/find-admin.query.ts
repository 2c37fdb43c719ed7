import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminView } from '#contracts/identity/session.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class FindAdminQuery extends Query<AdminView> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}

/** The signed-in admin with the current role, which may have changed since the sign-in. */
@QueryHandler(FindAdminQuery)
export class FindAdminHandler implements IQueryHandler<FindAdminQuery> {
  constructor(private readonly database: Database) {}

  async execute({ admin: { uid, name, role, step } }: FindAdminQuery): Promise<AdminView> {
    const { email } = await this.database.admin.findUniqueOrThrow({ where: { uid }, select: { email: true } });
    return { uid, name, email, role, step };
  }
}
