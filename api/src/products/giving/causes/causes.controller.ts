import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import {
  type CausesQuery,
  causeDetail,
  causeQuery,
  causeSummary,
  causesQuery,
} from '#contracts/products/giving/donations.http';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { Public } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { FindCauseQuery, FindCausesQuery } from './find-causes.query.js';

/** What anyone may see of a cause. */
@ApiTags('giving')
@Public()
@Controller('customer/donation')
export class CausesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Get('cause')
  @ApiOkResponse({ standardSchema: z.array(causeSummary) })
  list(@Query({ schema: causesQuery }) query: CausesQuery) {
    return this.queries.execute(new FindCausesQuery(query));
  }

  @Get('cause/detail')
  @ApiOkResponse({ standardSchema: causeDetail })
  detail(@Query({ schema: causeQuery }) { type }: z.infer<typeof causeQuery>) {
    return this.queries.execute(new FindCauseQuery(type));
  }

  /** The picture of a cause, or the proof of a disbursement. Its uid is never given to another picture. */
  @Get('picture/:uid')
  @ApiOkResponse({ content: { [PICTURE_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async picture(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    const file = await this.database.file.findFirst({
      where: { uid: fileUid, kind: 'giving-picture' },
      select: { key: true, contentType: true },
    });
    const bytes = file && (await this.files.get(file.key));
    if (!bytes) throw new Refusal('NOT_FOUND', 404);
    void reply
      .header('content-type', file.contentType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes);
  }
}
