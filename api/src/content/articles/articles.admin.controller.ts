import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type CreateArticleBody,
  type UpdateArticleBody,
  createArticleBody,
  publishArticleBody,
  setContentPictureFields,
  updateArticleBody,
} from '#contracts/content/content.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../platform/http/uploads/upload.js';
import { SetContentPictureCommand } from '../pictures/set-picture.command.js';
import { CreateArticleCommand, PublishArticleCommand, UpdateArticleCommand } from './save-article.command.js';

@ApiTags('admin content')
@Controller('admin/articles')
export class ArticlesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Post()
  @AsAdmin('articles.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createArticleBody }) body: CreateArticleBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateArticleCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('articles.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) articleUid: string,
    @Body({ schema: updateArticleBody }) body: UpdateArticleBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateArticleCommand(articleUid, body, admin));
  }

  @Post(':uid/publish')
  @AsAdmin('articles.publish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  publish(
    @Param('uid', { schema: uid }) articleUid: string,
    @Body({ schema: publishArticleBody }) { publishedAt }: z.infer<typeof publishArticleBody>,
    @Admin() admin: AdminIdentity,
  ) {
    const at = publishedAt === null ? this.clock.now() : new Date(publishedAt);
    return this.commands.execute(new PublishArticleCommand(articleUid, at, 'publish', admin, publishedAt === null));
  }

  @Post(':uid/hide')
  @AsAdmin('articles.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(@Param('uid', { schema: uid }) articleUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishArticleCommand(articleUid, null, 'hide', admin));
  }

  @Post(':uid/set-picture')
  @AsAdmin('articles.set-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', setContentPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async setPicture(
    @Param('uid', { schema: uid }) articleUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, setContentPictureFields);
    return this.commands.execute(
      new SetContentPictureCommand('articles', articleUid, requireProof(proof), fields.alt, admin),
    );
  }
}
