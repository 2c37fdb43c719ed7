import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type CreateProviderBody,
  createProviderBody,
  type UpdateProviderBody,
  updateProviderBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { adminProvider } from '#contracts/catalogue/catalogue.admin.http';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { CreateProviderCommand } from './create-provider.command.js';
import { SetProviderHiddenCommand } from './set-provider-hidden.command.js';
import { UpdateProviderCommand } from './update-provider.command.js';
import { FindAdminProvidersQuery, PROVIDER_SORTS } from './find-admin-providers.query.js';

@ApiTags('admin catalogue')
@Controller('admin/providers')
export class ProvidersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('providers.read')
  @ApiOkResponse({ standardSchema: z.array(adminProvider) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, PROVIDER_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminProvidersQuery(list));
    sendRange(reply, 'providers', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('providers.read')
  @ApiOkResponse({ standardSchema: adminProvider })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminProvidersQuery(only(uid, PROVIDER_SORTS))));
  }

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
