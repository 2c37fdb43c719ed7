import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreateFamilyBody,
  createFamilyBody,
  type UpdateFamilyBody,
  updateFamilyBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreateFamilyCommand } from './create-family.command.js';
import { UpdateFamilyCommand } from './update-family.command.js';

@ApiTags('admin catalogue')
@Controller('admin/plan-families')
export class FamiliesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('plan-families.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createFamilyBody }) body: CreateFamilyBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateFamilyCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('plan-families.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateFamilyBody }) body: UpdateFamilyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateFamilyCommand(uid, body, admin));
  }
}
