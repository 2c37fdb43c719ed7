import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import {
  type CreateZoneBody,
  type UpdateZoneBody,
  createZoneBody,
  updateZoneBody,
} from '#contracts/sales/shipping.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { SaveZoneCommand } from './save-zone.command.js';

@ApiTags('admin shipping zones')
@Controller('admin/shipping-zones')
export class ZonesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('shipping-zones.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createZoneBody }) body: CreateZoneBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SaveZoneCommand(null, body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('shipping-zones.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) zoneUid: string,
    @Body({ schema: updateZoneBody }) body: UpdateZoneBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SaveZoneCommand(zoneUid, body, admin));
  }
}
