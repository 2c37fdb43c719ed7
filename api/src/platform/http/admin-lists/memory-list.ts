import type { AdminCounts, AdminCountsQuery, AdminListQuery } from '#contracts/platform/admin-list.http';
import { inPlainSigns } from '#domain/platform/typed-line';
import { type ListPage, readAdminList, readChoices } from './admin-list.js';
import { type Filters, conditionsOf } from './list-filters.js';
import type { RecordSource } from './record-list.js';
import { Refusal } from '../errors/refusal.js';

/** Records that are computed and not stored as they are shown; a few dozen at most. */
export abstract class MemoryList<Answer extends { id: string }> implements RecordSource<Answer> {
  protected abstract readonly sorts: readonly [keyof Answer & string, ...(keyof Answer & string)[]];
  protected abstract readonly filters: Filters<(record: Answer) => boolean>;
  /** All records; equal ones stay in this order. */
  protected abstract readAll(): Promise<Answer[]>;

  async find(query: AdminListQuery): Promise<ListPage<Answer>> {
    const list = readAdminList(query, this.sorts);
    const { ids, skip, take } = list;
    const conditions = conditionsOf(list.filter, this.filters);
    const found = (await this.readAll()).filter((record) => conditions.every((fits) => fits(record)));
    if (ids) {
      const rows = found.filter(({ id }) => ids.includes(id));
      return { rows, skip: 0, total: rows.length, isEstimated: false };
    }
    const text = (record: Answer) => String(record[list.sort.field as keyof Answer] ?? '');
    const way = list.sort.direction === 'asc' ? 1 : -1;
    const rows = found.toSorted((one, other) => way * text(one).localeCompare(text(other), 'id'));
    return { rows: rows.slice(skip, skip + take), skip, total: rows.length, isEstimated: false };
  }

  check(query: AdminListQuery): void {
    conditionsOf(readAdminList(query, this.sorts).filter, this.filters);
  }

  async counts(query: AdminCountsQuery): Promise<AdminCounts> {
    const choices = readChoices(query).map((filter) => conditionsOf(filter, this.filters));
    const records = await this.readAll();
    return choices.map((conditions) => records.filter((record) => conditions.every((fits) => fits(record))).length);
  }

  async one(uid: string): Promise<Answer> {
    const record = (await this.readAll()).find(({ id }) => id === uid);
    if (!record) throw new Refusal('NOT_FOUND', 404);
    return record;
  }
}

/** Whether one of the texts contains `q` (`filterText`), in any letter case. */
export const hasText = (q: string, ...texts: string[]): boolean =>
  texts.some((text) => inPlainSigns(text).toLowerCase().includes(q.toLowerCase()));
