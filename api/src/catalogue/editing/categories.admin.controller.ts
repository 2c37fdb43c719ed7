import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type CreateCategoryBody,
  createCategoryBody,
  type UpdateCategoryBody,
  updateCategoryBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { adminCategory } from '#contracts/catalogue/catalogue.admin.http';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { CreateCategoryCommand } from './create-category.command.js';
import { UpdateCategoryCommand } from './update-category.command.js';
import { FindAdminCategoriesQuery, CATEGORY_SORTS } from './find-admin-categories.query.js';

@ApiTags('admin catalogue')
@Controller('admin/categories')
export class CategoriesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('categories.read')
  @ApiOkResponse({ standardSchema: z.array(adminCategory) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, CATEGORY_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminCategoriesQuery(list));
    sendRange(reply, 'categories', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('categories.read')
  @ApiOkResponse({ standardSchema: adminCategory })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminCategoriesQuery(only(uid, CATEGORY_SORTS))));
  }

  @Post()
  @AsAdmin('categories.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createCategoryBody }) body: CreateCategoryBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateCategoryCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('categories.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateCategoryBody }) body: UpdateCategoryBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateCategoryCommand(uid, body, admin));
  }
}
