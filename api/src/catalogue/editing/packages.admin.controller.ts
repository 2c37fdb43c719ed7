import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type CreatePackageBody,
  createPackageBody,
  type UpdatePackageBody,
  updatePackageBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { adminPackage } from '#contracts/catalogue/catalogue.admin.http';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { CreatePackageCommand } from './create-package.command.js';
import { SetPackageActiveCommand } from './set-package-active.command.js';
import { UpdatePackageCommand } from './update-package.command.js';
import { FindAdminPackagesQuery, PACKAGE_SORTS } from './find-admin-packages.query.js';

@ApiTags('admin catalogue')
@Controller('admin/packages')
export class PackagesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('packages.read')
  @ApiOkResponse({ standardSchema: z.array(adminPackage) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, PACKAGE_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminPackagesQuery(list));
    sendRange(reply, 'packages', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('packages.read')
  @ApiOkResponse({ standardSchema: adminPackage })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminPackagesQuery(only(uid, PACKAGE_SORTS))));
  }

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
