import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SecondFactorView } from '#contracts/identity/second-factor.http';
import { needsSecondFactor } from '#domain/platform/second-factor';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { findSecondFactor } from './second-factors.js';

export class FindSecondFactorQuery extends Query<SecondFactorView> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}

/** The admin's own second factor. */
@QueryHandler(FindSecondFactorQuery)
export class FindSecondFactorHandler implements IQueryHandler<FindSecondFactorQuery> {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async execute({ admin: { uid, role } }: FindSecondFactorQuery): Promise<SecondFactorView> {
    const isRequired = this.config.isSecondFactorRequired && needsSecondFactor(role);
    return { ...(await findSecondFactor(this.database, uid)), isRequired };
  }
}
