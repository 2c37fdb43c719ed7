import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ErasureView } from '#contracts/identity/privacy.http';
import { Database } from '#runtime/platform/db/database';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { readErasure } from '#runtime/identity/erasures.store';

export class FindErasureQuery extends Query<ErasureView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** The state of the erasure, and its obstacles, also before it is requested. */
@QueryHandler(FindErasureQuery)
export class FindErasureHandler implements IQueryHandler<FindErasureQuery> {
  constructor(
    private readonly database: Database,
    private readonly records: CustomerRecords,
  ) {}

  async execute({ customerUid }: FindErasureQuery): Promise<ErasureView> {
    const [erasure, { obstacles, droppable }] = await Promise.all([
      readErasure(this.database, customerUid),
      this.records.readOpen(this.database, customerUid),
    ]);
    return {
      state: !erasure ? 'none' : erasure.state === 'requested' ? 'requested' : 'erased',
      requestedAt: erasure?.requestedAt.toISOString() ?? null,
      obstacles,
      dropped: droppable.length,
    };
  }
}
