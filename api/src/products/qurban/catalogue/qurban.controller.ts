import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { qurbanSeason } from '#contracts/products/qurban/qurban.http';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { PUBLIC_SEASONS } from '#domain/products/qurban/season';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { sendPublicPicture } from '../../../platform/files/public-picture.js';
import { Public } from '../../../platform/http/access/access.js';
import { FindQurbanSeasonsQuery } from './find-seasons.query.js';

/** What anyone may see: seasons that were published, their animals, reports and pictures, without names. */
@ApiTags('qurban')
@Public()
@Controller('customer/qurban')
export class QurbanController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Get('season')
  @ApiOkResponse({ standardSchema: z.array(qurbanSeason) })
  seasons() {
    return this.queries.execute(new FindQurbanSeasonsQuery());
  }

  /** Of a report only once it was sent. */
  @Get('picture/:uid')
  @ApiOkResponse({ content: { [PICTURE_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async picture(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    const season = { state: { in: PUBLIC_SEASONS } };
    const shown = await this.database.qurbanPicture.count({
      where: { fileUid, OR: [{ report: false, animal: { season } }, { animal: { season, state: 'reported' } }] },
    });
    await sendPublicPicture(this.database, this.files, shown ? { uid: fileUid, kind: 'qurban-picture' } : null, reply);
  }
}
