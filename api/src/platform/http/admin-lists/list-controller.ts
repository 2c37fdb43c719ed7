import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type AdminCountsQuery,
  type AdminListQuery,
  adminCounts,
  adminCountsQuery,
  adminListQuery,
} from '#contracts/platform/admin-list.http';
import { uid as uidParam } from '#contracts/platform/common.http';
import type { Permission } from '#domain/platform/admin-role';
import { AsAdmin } from '../access/access.js';
import { sendRange } from './admin-list.js';
import { CountRecordsQuery, FindRecordQuery, FindRecordsQuery } from './find-records.query.js';
import type { RecordSource } from './record-list.js';

type Readable = Permission extends infer P ? (P extends `${infer Resource}.read` ? Resource : never) : never;

interface ListRoutes<Answer> {
  /** Names the path below `admin`, and the permission `<resource>.read` that all its routes need. */
  resource: Readable;
  /** Of the OpenAPI document. */
  tag: string;
  schema: z.ZodMiniType<Answer>;
  source: Type<RecordSource<Answer>>;
}

type Listed = Pick<ListRoutes<unknown>, 'schema' | 'source'>;
/** Every list of the console by its resource, whichever line of products brings it. */
export const lists = new Map<string, Listed>();
export const sourceOf = (resource: Readable): Listed['source'] => lists.get(resource)!.source;

/** The controller of `GET admin/<resource>`, `GET admin/<resource>/counts` and `GET admin/<resource>/:uid`. */
export function listController<Answer>({ resource, tag, schema, source }: ListRoutes<Answer>): Type {
  lists.set(resource, { schema, source });
  @ApiTags(tag)
  @Controller(`admin/${resource}`)
  class ListController {
    constructor(private readonly queries: QueryBus) {}

    @Get()
    @AsAdmin(`${resource}.read`)
    @ApiOkResponse({ standardSchema: z.array(schema) })
    async list(
      @Query({ schema: adminListQuery }) query: AdminListQuery,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const page = await this.queries.execute(new FindRecordsQuery(source, query));
      sendRange(reply, resource, page);
      return page.rows;
    }

    @Get('counts')
    @AsAdmin(`${resource}.read`)
    @ApiOkResponse({ standardSchema: adminCounts })
    counts(@Query({ schema: adminCountsQuery }) query: AdminCountsQuery) {
      return this.queries.execute(new CountRecordsQuery(source, query));
    }

    @Get(':uid')
    @AsAdmin(`${resource}.read`)
    @ApiOkResponse({ standardSchema: schema })
    one(@Param('uid', { schema: uidParam }) uid: string) {
      return this.queries.execute(new FindRecordQuery(source, uid));
    }
  }
  // Nest and the OpenAPI document tell controllers apart by their names.
  Object.defineProperty(ListController, 'name', { value: `${source.name}Controller` });
  return ListController;
}
