import { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sen, toRupiah } from '#domain/platform/sen';
import { CustomerRecords } from '#runtime/identity/customer-records';
import type { ExportSection } from '#runtime/identity/export-section';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { PERSON_SECTIONS } from './export-sections.js';

export class ExportMyDataQuery extends Query<Readable> {
  constructor(readonly customerUid: string) {
    super();
  }
}

const A_PAGE = 200;

/** All data of one customer as one JSON object, read page by page, so that memory stays bounded. */
@QueryHandler(ExportMyDataQuery)
export class ExportMyDataHandler implements IQueryHandler<ExportMyDataQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: CustomerRecords,
  ) {}

  async execute({ customerUid }: ExportMyDataQuery): Promise<Readable> {
    const found = await this.database.customer.count({ where: { uid: customerUid, erasedAt: null } });
    if (!found) throw new Refusal('TOKEN_REQUIRED', 401);
    return Readable.from(this.write(customerUid), { objectMode: false });
  }

  private async *write(customerUid: string): AsyncGenerator<string> {
    yield `{\n"exportedAt": ${JSON.stringify(this.clock.now())}`;
    for (const [name, section] of Object.entries({ ...PERSON_SECTIONS, ...this.records.exportSections() })) {
      yield `,\n${JSON.stringify(name)}: [`;
      yield* this.writeRows(section, customerUid);
      yield ']';
    }
    yield '\n}\n';
  }

  private async *writeRows(section: ExportSection, customerUid: string): AsyncGenerator<string> {
    for (let skip = 0; ; skip += A_PAGE) {
      const rows = await section(this.database, customerUid, { skip, take: A_PAGE });
      for (const [index, row] of rows.entries()) yield `${skip + index ? ',' : ''}\n${JSON.stringify(row, inRupiah)}`;
      if (rows.length < A_PAGE) return;
    }
  }
}

/** `amountSen: 123450n` is `"amount": 1234.5`: people read rupiah, as everywhere outside. */
function inRupiah(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return toRupiah(sen(value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.replace(/Sen$/, ''), part]));
}
