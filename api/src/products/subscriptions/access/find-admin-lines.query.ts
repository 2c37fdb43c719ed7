import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminThreadLine } from '#contracts/products/subscriptions/access.admin.http';
import type { ThreadParty } from '#domain/products/subscriptions/access/thread';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { readLines } from './read-lines.js';

export class FindAdminLinesQuery extends Query<AdminThreadLine[]> {
  constructor(readonly accountUid: string) {
    super();
  }
}

/** The thread of a seat with full names; empty before its first line. */
@QueryHandler(FindAdminLinesQuery)
export class FindAdminLinesHandler implements IQueryHandler<FindAdminLinesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid }: FindAdminLinesQuery): Promise<AdminThreadLine[]> {
    if (!(await this.database.account.count({ where: { uid: accountUid } }))) throw new Refusal('NOT_FOUND', 404);
    const lines = await readLines(this.database, accountUid, null);
    return lines.map(({ customerUid: _, party, at, ...line }) => ({
      ...line,
      party: party as ThreadParty,
      at: at.toISOString(),
    }));
  }
}
