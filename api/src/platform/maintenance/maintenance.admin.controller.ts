import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, reasonBody, uid } from '#contracts/platform/common.http';
import { adminMaintenance } from '#contracts/platform/maintenance.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access/access.js';
import { SwitchMaintenanceCommand } from './switch-maintenance.command.js';

@ApiTags('admin maintenance')
@Controller('admin/maintenance')
export class MaintenanceAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/start')
  @AsAdmin('maintenance.start')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: adminMaintenance })
  start(
    @Param('uid', { schema: uid }) wanted: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SwitchMaintenanceCommand(wanted, true, reason, admin));
  }

  @Post(':uid/stop')
  @AsAdmin('maintenance.stop')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: adminMaintenance })
  stop(@Param('uid', { schema: uid }) wanted: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchMaintenanceCommand(wanted, false, undefined, admin));
  }
}
