import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery, adminProvider } from '#contracts/http/admin.http';
import { uid } from '#contracts/http/common.http';
import { AsAdmin } from '../http/access.js';
import { only, readAdminList, sendRange, theOne } from '../http/admin-list.js';
import { FindAdminProvidersQuery, PROVIDER_SORTS } from './find-admin-providers.query.js';

@ApiTags('admin catalogue')
@AsAdmin()
@Controller('admin/providers')
export class ProvidersAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
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
  @ApiOkResponse({ standardSchema: adminProvider })
  async one(@Param('uid', { schema: uid }) providerUid: string) {
    return theOne(await this.queries.execute(new FindAdminProvidersQuery(only(providerUid, PROVIDER_SORTS))));
  }
}
