import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminView } from '#contracts/http/session.http';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';

export class FindAdminQuery extends Query<AdminView> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}

/** Who is signed in to the console, and as what: the role may have changed since the sign-in. */
@QueryHandler(FindAdminQuery)
export class FindAdminHandler implements IQueryHandler<FindAdminQuery> {
  constructor(private readonly database: Database) {}

  async execute({ admin: { uid, name, role } }: FindAdminQuery): Promise<AdminView> {
    const { email } = await this.database.admin.findUniqueOrThrow({ where: { uid }, select: { email: true } });
    return { uid, name, email, role };
  }
}
