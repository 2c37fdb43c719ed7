import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { FileStore } from '#runtime/platform/storage/file-store';
import { Public } from '../http/access/access.js';
import { Refusal } from '../http/errors/refusal.js';

const linkQuery = z.strictObject({
  expires: z.string().check(z.regex(/^\d{10,16}$/)),
  signature: z.string().check(z.minLength(10), z.maxLength(100)),
});

/** Serves uploaded files, only by a valid signed link. */
@ApiTags('files')
@Public()
@Controller('files')
export class FilesController {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly links: FileLinks,
  ) {}

  @Get(':uid')
  @ApiOkResponse({ content: { [PICTURE_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async show(
    @Param('uid', { schema: uid }) fileUid: string,
    @Query({ schema: linkQuery }) { expires, signature }: z.infer<typeof linkQuery>,
    @Res() reply: FastifyReply,
  ) {
    if (!this.links.isValid(fileUid, Number(expires), signature)) throw new Refusal('FORBIDDEN', 403);
    const file = await this.database.file.findUnique({
      where: { uid: fileUid },
      select: { key: true, contentType: true },
    });
    const bytes = file && (await this.files.get(file.key));
    if (!bytes) throw new Refusal('NOT_FOUND', 404);
    void reply
      .header('content-type', file.contentType)
      .header('content-disposition', 'inline; filename="bukti.webp"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=300')
      .send(bytes);
  }
}
