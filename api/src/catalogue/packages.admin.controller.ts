import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery, adminPackage } from '#contracts/http/admin.http';
import { uid } from '#contracts/http/common.http';
import { AsAdmin } from '../http/access.js';
import { only, readAdminList, sendRange, theOne } from '../http/admin-list.js';
import { FindAdminPackagesQuery, PACKAGE_SORTS } from './find-admin-packages.query.js';

@ApiTags('admin catalogue')
@AsAdmin()
@Controller('admin/packages')
export class PackagesAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
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
  @ApiOkResponse({ standardSchema: adminPackage })
  async one(@Param('uid', { schema: uid }) packageUid: string) {
    return theOne(await this.queries.execute(new FindAdminPackagesQuery(only(packageUid, PACKAGE_SORTS))));
  }
}
