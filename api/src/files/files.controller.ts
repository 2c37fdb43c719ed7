import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/http/common.http';
import { Database } from '#runtime/db/database';
import { FileLinks } from '#runtime/storage/file-links';
import { FileStore } from '#runtime/storage/file-store';
import { Public } from '../http/access.js';
import { Refusal } from '../http/refusal.js';
import { PROOF_CONTENT_TYPE } from '../http/stored-proof.js';

const linkQuery = z.strictObject({
  expires: z.string().check(z.regex(/^\d{10,16}$/)),
  signature: z.string().check(z.minLength(10), z.maxLength(100)),
});

/** Uploaded pictures, only by a signed link that is still valid. */
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
  @ApiOkResponse({ content: { [PROOF_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async show(
    @Param('uid', { schema: uid }) proofUid: string,
    @Query({ schema: linkQuery }) { expires, signature }: z.infer<typeof linkQuery>,
    @Res() reply: FastifyReply,
  ) {
    if (!this.links.isValid(proofUid, Number(expires), signature)) throw new Refusal('FORBIDDEN', 403);
    const proof = await this.database.proof.findUnique({ where: { uid: proofUid }, select: { key: true } });
    const bytes = proof && (await this.files.get(proof.key));
    if (!bytes) throw new Refusal('NOT_FOUND', 404);
    void reply
      .header('content-type', PROOF_CONTENT_TYPE)
      .header('content-disposition', 'inline; filename="bukti.webp"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=300')
      .send(bytes);
  }
}
