import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { uid } from '#contracts/platform/common.http';
import { AsAdmin } from '../../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../../platform/http/admin-lists/admin-list.js';
import { FindAdminGroupsQuery, GROUP_SORTS } from './find-admin-groups.query.js';

@ApiTags('admin account groups')
@Controller('admin/account-groups')
export class GroupsAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AsAdmin('account-groups.read')
  @ApiOkResponse({ standardSchema: z.array(adminGroup) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, GROUP_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminGroupsQuery(list));
    sendRange(reply, 'account-groups', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('account-groups.read')
  @ApiOkResponse({ standardSchema: adminGroup })
  async one(@Param('uid', { schema: uid }) groupUid: string) {
    return theOne(await this.queries.execute(new FindAdminGroupsQuery(only(groupUid, GROUP_SORTS))));
  }
}
