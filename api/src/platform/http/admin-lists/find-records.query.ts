import type { Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminCounts, AdminCountsQuery, AdminListQuery } from '#contracts/platform/admin-list.http';
import type { ListPage } from './admin-list.js';
import type { RecordSource } from './record-list.js';

/** A page of a list, the numbers of its choices, or the one record with a uid. */
export class FindRecordsQuery<Answer> extends Query<ListPage<Answer>> {
  constructor(
    readonly source: Type<RecordSource<Answer>>,
    readonly query: AdminListQuery,
  ) {
    super();
  }
}
export class CountRecordsQuery extends Query<AdminCounts> {
  constructor(
    readonly source: Type<RecordSource<unknown>>,
    readonly query: AdminCountsQuery,
  ) {
    super();
  }
}
export class FindRecordQuery<Answer> extends Query<Answer> {
  constructor(
    readonly source: Type<RecordSource<Answer>>,
    readonly uid: string,
  ) {
    super();
  }
}

@QueryHandler(FindRecordsQuery)
export class FindRecordsHandler implements IQueryHandler<FindRecordsQuery<unknown>> {
  constructor(private readonly modules: ModuleRef) {}

  execute({ source, query }: FindRecordsQuery<unknown>): Promise<ListPage<unknown>> {
    return this.modules.get(source, { strict: false }).find(query);
  }
}

@QueryHandler(CountRecordsQuery)
export class CountRecordsHandler implements IQueryHandler<CountRecordsQuery> {
  constructor(private readonly modules: ModuleRef) {}

  execute({ source, query }: CountRecordsQuery): Promise<AdminCounts> {
    return this.modules.get(source, { strict: false }).counts(query);
  }
}

@QueryHandler(FindRecordQuery)
export class FindRecordHandler implements IQueryHandler<FindRecordQuery<unknown>> {
  constructor(private readonly modules: ModuleRef) {}

  execute({ source, uid }: FindRecordQuery<unknown>): Promise<unknown> {
    return this.modules.get(source, { strict: false }).one(uid);
  }
}
