import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type CreateBannerBody,
  type UpdateBannerBody,
  createBannerBody,
  setContentPictureFields,
  updateBannerBody,
} from '#contracts/content/content.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../platform/http/uploads/upload.js';
import { SetContentPictureCommand } from '../pictures/set-picture.command.js';
import { CreateBannerCommand, PublishBannerCommand, UpdateBannerCommand } from './save-banner.command.js';

@ApiTags('admin content')
@Controller('admin/banners')
export class BannersAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('banners.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createBannerBody }) body: CreateBannerBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateBannerCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('banners.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) bannerUid: string,
    @Body({ schema: updateBannerBody }) body: UpdateBannerBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateBannerCommand(bannerUid, body, admin));
  }

  @Post(':uid/publish')
  @AsAdmin('banners.publish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  publish(@Param('uid', { schema: uid }) bannerUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishBannerCommand(bannerUid, true, admin));
  }

  @Post(':uid/hide')
  @AsAdmin('banners.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(@Param('uid', { schema: uid }) bannerUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishBannerCommand(bannerUid, false, admin));
  }

  @Post(':uid/set-picture')
  @AsAdmin('banners.set-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', setContentPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async setPicture(
    @Param('uid', { schema: uid }) bannerUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, setContentPictureFields);
    return this.commands.execute(
      new SetContentPictureCommand('banners', bannerUid, requireProof(proof), fields.alt, admin),
    );
  }
}
