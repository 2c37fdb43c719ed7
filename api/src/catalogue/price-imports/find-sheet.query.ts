import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { readPriceList, sheetOf } from '../price-list.js';

export class FindSheetQuery extends Query<string> {
  constructor(readonly locale: 'id' | 'en') {
    super();
  }
}

/** The whole price list as a sheet; importing it unchanged changes nothing. */
@QueryHandler(FindSheetQuery)
export class FindSheetHandler implements IQueryHandler<FindSheetQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ locale }: FindSheetQuery): Promise<string> {
    return sheetOf(await readPriceList(this.database), this.clock.now(), locale);
  }
}
