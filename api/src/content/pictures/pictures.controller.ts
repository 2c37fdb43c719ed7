import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { uid } from '#contracts/platform/common.http';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { Public } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** One file of a picture of an article or a banner. Its uid is never given to another file. */
@ApiTags('content')
@Public()
@Controller('customer/content/picture')
export class ContentPicturesController {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Get(':uid')
  @ApiOkResponse({ content: { 'image/webp': BINARY, 'image/avif': BINARY } })
  async picture(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    const file = await this.database.contentPictureFile.findUnique({ where: { uid: fileUid } });
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
