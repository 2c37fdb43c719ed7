import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ProfileView } from '#contracts/identity/profile.http';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { profileColumns, profileView } from './profile-view.js';

export class FindProfileQuery extends Query<ProfileView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

@QueryHandler(FindProfileQuery)
export class FindProfileHandler implements IQueryHandler<FindProfileQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindProfileQuery): Promise<ProfileView> {
    const customer = await this.database.customer.findUnique({
      where: { uid: customerUid, erasedAt: null },
      select: profileColumns,
    });
    if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
    return profileView(customer);
  }
}
