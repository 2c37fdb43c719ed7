import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CustomerView } from '#contracts/http/session.http';
import { Database } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';

export class FindProfileQuery extends Query<CustomerView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

@QueryHandler(FindProfileQuery)
export class FindProfileHandler implements IQueryHandler<FindProfileQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindProfileQuery): Promise<CustomerView> {
    const customer = await this.database.customer.findUnique({
      where: { uid: customerUid },
      select: { name: true, email: true, phoneNumber: true },
    });
    if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
    return { customerUid, ...customer };
  }
}
