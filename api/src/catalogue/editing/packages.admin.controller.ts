import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreatePackageBody,
  createPackageBody,
  type UpdatePackageBody,
  updatePackageBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreatePackageCommand } from './create-package.command.js';
import { SetPackageActiveCommand } from './set-package-active.command.js';
import { UpdatePackageCommand } from './update-package.command.js';

@ApiTags('admin catalogue')
@Controller('admin/packages')
export class PackagesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('packages.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createPackageBody }) body: CreatePackageBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePackageCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('packages.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updatePackageBody }) body: UpdatePackageBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePackageCommand(uid, body, admin));
  }

  @Post(':uid/activate')
  @AsAdmin('packages.activate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  activate(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SetPackageActiveCommand(uid, true, admin));
  }

  @Post(':uid/deactivate')
  @AsAdmin('packages.deactivate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  deactivate(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SetPackageActiveCommand(uid, false, admin));
  }
}
