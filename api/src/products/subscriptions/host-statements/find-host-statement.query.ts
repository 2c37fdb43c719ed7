import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { hostStatement } from '#domain/products/subscriptions/hosts/host-statement';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { findHostMoney } from './find-host-money.js';

export class FindHostStatementQuery extends Query<ShopDocument> {
  constructor(
    readonly customerUid: string,
    readonly period: string,
  ) {
    super();
  }
}

/** A month or a year of a host; one without transfers says so. docs/rules/hosts.md#statements */
@QueryHandler(FindHostStatementQuery)
export class FindHostStatementHandler implements IQueryHandler<FindHostStatementQuery> {
  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, period }: FindHostStatementQuery): Promise<ShopDocument> {
    const money = await findHostMoney(this.database, customerUid);
    return hostStatement(money, period, this.settings.contact, this.clock.now());
  }
}
