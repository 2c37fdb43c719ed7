import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ThreadLineView } from '#contracts/products/subscriptions/access.http';
import { maskName } from '#domain/identity/customers/mask-name';
import type { ThreadParty } from '#domain/products/subscriptions/access/thread';
import { Database } from '#runtime/platform/db/database';
import { readLines } from './read-lines.js';
import { findThreadSeat } from './thread-seat.js';

export class FindLinesQuery extends Query<ThreadLineView[]> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly threadUid: string,
  ) {
    super();
  }
}

/** The newest lines of a thread, oldest first. */
@QueryHandler(FindLinesQuery)
export class FindLinesHandler implements IQueryHandler<FindLinesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, customerUid, threadUid }: FindLinesQuery): Promise<ThreadLineView[]> {
    const { scope } = await findThreadSeat(this.database, accountUid, customerUid, threadUid);
    const lines = await readLines(this.database, threadUid, scope);
    return lines.map(({ uid, party, customerUid: author, name, message, at }) => ({
      uid,
      party: party as ThreadParty,
      name: party === 'admin' ? 'Tim Patungan' : maskName(name),
      isMine: author === customerUid,
      message,
      at: at.toISOString(),
    }));
  }
}
