import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type CreateProviderBody,
  createProviderBody,
  type UpdateProviderBody,
  updateProviderBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { readPicture } from '../../platform/http/uploads/upload.js';
import { CreateProviderCommand } from './create-provider.command.js';
import { RemoveProviderLogoCommand, SetProviderLogoCommand } from './provider-logo.command.js';
import { SetProviderHiddenCommand } from './set-provider-hidden.command.js';
import { UpdateProviderCommand } from './update-provider.command.js';

@ApiTags('admin catalogue')
@Controller('admin/providers')
export class ProvidersAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('providers.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createProviderBody }) body: CreateProviderBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateProviderCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('providers.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateProviderBody }) body: UpdateProviderBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateProviderCommand(uid, body, admin));
  }

  @Post(':uid/hide')
  @AsAdmin('providers.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SetProviderHiddenCommand(uid, true, admin));
  }

  @Post(':uid/show')
  @AsAdmin('providers.show')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  show(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SetProviderHiddenCommand(uid, false, admin));
  }

  @Post(':uid/set-logo')
  @AsAdmin('providers.set-logo')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('logo')
  @ApiOkResponse({ standardSchema: done })
  async setLogo(
    @Param('uid', { schema: uidParam }) uid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SetProviderLogoCommand(uid, await readPicture(request, 'logo'), admin));
  }

  @Post(':uid/remove-logo')
  @AsAdmin('providers.remove-logo')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  removeLogo(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RemoveProviderLogoCommand(uid, admin));
  }
}
