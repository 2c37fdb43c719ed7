import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { uid } from '#contracts/platform/common.http';
import { avatarPathOf } from '#runtime/platform/storage/avatars';
import { Public } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { AVATAR_CONTENT_TYPE, AvatarFiles } from './avatar-files.js';

/** Customers' pictures. Public, because the name is random and ends with the picture. */
@ApiTags('profile')
@Public()
@Controller('avatars')
export class AvatarsController {
  constructor(private readonly avatars: AvatarFiles) {}

  @Get(':uid')
  @ApiOkResponse({ content: { [AVATAR_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async show(@Param('uid', { schema: uid }) name: string, @Res() reply: FastifyReply) {
    const bytes = await this.avatars.read(avatarPathOf(name));
    if (!bytes) throw new Refusal('NOT_FOUND', 404);
    void reply
      .header('content-type', AVATAR_CONTENT_TYPE)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=3600')
      .send(bytes);
  }
}
