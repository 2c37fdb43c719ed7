import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ChangeRoleBody,
  type CreateAdminBody,
  type SetAdminPasswordBody,
  changeRoleBody,
  createAdminBody,
  setAdminPasswordBody,
} from '#contracts/identity/admins.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ChangeRoleCommand } from './change-role.command.js';
import { CreateAdminCommand } from './create-admin.command.js';
import { ResetSecondFactorCommand } from './reset-second-factor.command.js';
import { SetAdminPasswordCommand } from './set-admin-password.command.js';
import { SwitchAdminCommand } from './switch-admin.command.js';

@ApiTags('admin admins')
@Controller('admin/admins')
export class AdminsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('admins.create')
  @ApiCreatedResponse({ standardSchema: done })
  create(@Body({ schema: createAdminBody }) body: CreateAdminBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateAdminCommand(body, admin));
  }

  @Post(':uid/change-role')
  @AsAdmin('admins.change-role')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  changeRole(
    @Param('uid', { schema: uid }) adminUid: string,
    @Body({ schema: changeRoleBody }) { role }: ChangeRoleBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangeRoleCommand(adminUid, role, admin));
  }

  @Post(':uid/set-password')
  @AsAdmin('admins.set-password')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  setPassword(
    @Param('uid', { schema: uid }) adminUid: string,
    @Body({ schema: setAdminPasswordBody }) { password }: SetAdminPasswordBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SetAdminPasswordCommand(adminUid, password, admin));
  }

  @Post(':uid/reset-second-factor')
  @AsAdmin('admins.reset-second-factor')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  resetSecondFactor(
    @Param('uid', { schema: uid }) adminUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ResetSecondFactorCommand(adminUid, reason, admin));
  }

  @Post(':uid/deactivate')
  @AsAdmin('admins.deactivate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  deactivate(@Param('uid', { schema: uid }) adminUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchAdminCommand(adminUid, 'deactivate', admin));
  }

  @Post(':uid/activate')
  @AsAdmin('admins.activate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  activate(@Param('uid', { schema: uid }) adminUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchAdminCommand(adminUid, 'activate', admin));
  }
}
