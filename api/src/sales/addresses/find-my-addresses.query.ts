import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AddressView } from '#contracts/sales/addresses.http';
import { Database } from '#runtime/platform/db/database';
import { addressView } from './address-view.js';

export class FindMyAddressesQuery extends Query<AddressView[]> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** The address book, the main address first. */
@QueryHandler(FindMyAddressesQuery)
export class FindMyAddressesHandler implements IQueryHandler<FindMyAddressesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindMyAddressesQuery): Promise<AddressView[]> {
    const addresses = await this.database.address.findMany({
      where: { customerUid },
      orderBy: [{ isMain: 'desc' }, { createdAt: 'asc' }, { uid: 'asc' }],
    });
    return addresses.map(addressView);
  }
}
