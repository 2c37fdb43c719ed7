import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { HostPeriodView } from '#contracts/products/subscriptions/host-statements.http';
import { rangeOfPeriod } from '#domain/platform/documents/paper-period';
import { sen, toRupiah } from '#domain/platform/sen';
import { periodsOfHost } from '#domain/products/subscriptions/hosts/host-statement';
import { Database } from '#runtime/platform/db/database';
import { findHostMoney } from './find-host-money.js';

export class FindHostPeriodsQuery extends Query<HostPeriodView[]> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** The months and years in which a host got money. */
@QueryHandler(FindHostPeriodsQuery)
export class FindHostPeriodsHandler implements IQueryHandler<FindHostPeriodsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindHostPeriodsQuery): Promise<HostPeriodView[]> {
    const periods = periodsOfHost(await findHostMoney(this.database, customerUid));
    return periods.map(({ period, receivedSen, transfers }) => ({
      period,
      label: rangeOfPeriod(period).label,
      received: toRupiah(sen(receivedSen)),
      transfers,
    }));
  }
}
