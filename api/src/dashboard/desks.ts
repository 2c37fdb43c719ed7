import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DESKS, DESK_NAMES, type Desk, type DeskName } from '#contracts/desks';
import { Prisma } from '#runtime/generated/prisma/client';
import { sourceOf } from '../platform/http/admin-lists/list-controller.js';
import { RecordList } from '../platform/http/admin-lists/record-list.js';

/** What waits at the desks, counted by the conditions of their lists. */
@Injectable()
export class Desks {
  constructor(private readonly modules: ModuleRef) {}

  /** A JSON object with the number of each desk and its first moment; a part of a larger statement. */
  counts(names: readonly DeskName[] = DESK_NAMES): Prisma.Sql {
    const pairs = names.map((name) => {
      // A parameter alone has no type in a function that takes any.
      return Prisma.sql`${name}::text, (${this.countOf(name)})`;
    });
    return Prisma.sql`json_build_object(${Prisma.join(pairs)})`;
  }

  /** The first rows of each desk, as rows of `desk`, `uid` and `moment`; a statement. */
  first(names: readonly DeskName[], take: number): Prisma.Sql {
    const parts = names.map((name) => {
      const { filter, clock }: Desk = DESKS[name];
      return Prisma.sql`(SELECT ${name}::text AS desk, w.* FROM (${this.listOf(name).firstWaiting(filter, clock, take)}) w)`;
    });
    return Prisma.join(parts, ' UNION ALL ');
  }

  private countOf(name: DeskName): Prisma.Sql {
    const { filter, clock }: Desk = DESKS[name];
    return this.listOf(name).waiting(filter, clock);
  }

  private listOf(name: DeskName) {
    const { list }: Desk = DESKS[name];
    const source = this.modules.get(sourceOf(list), { strict: false });
    if (!(source instanceof RecordList)) throw new Error(`The desk ${name} has no list of records.`);
    return source;
  }
}
