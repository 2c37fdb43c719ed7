import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type CreateFamilyBody,
  createFamilyBody,
  type UpdateFamilyBody,
  updateFamilyBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { adminFamily } from '#contracts/catalogue/catalogue.admin.http';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { CreateFamilyCommand } from './create-family.command.js';
import { UpdateFamilyCommand } from './update-family.command.js';
import { FindAdminFamiliesQuery, FAMILY_SORTS } from './find-admin-families.query.js';

@ApiTags('admin catalogue')
@Controller('admin/plan-families')
export class FamiliesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('plan-families.read')
  @ApiOkResponse({ standardSchema: z.array(adminFamily) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, FAMILY_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminFamiliesQuery(list));
    sendRange(reply, 'plan-families', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('plan-families.read')
  @ApiOkResponse({ standardSchema: adminFamily })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminFamiliesQuery(only(uid, FAMILY_SORTS))));
  }

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
