import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreateProviderBody,
  createProviderBody,
  type UpdateProviderBody,
  updateProviderBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreateProviderCommand } from './create-provider.command.js';
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
}
