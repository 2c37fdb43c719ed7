import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery, adminVariant } from '#contracts/http/admin.http';
import { uid } from '#contracts/http/common.http';
import { AsAdmin } from '../http/access.js';
import { only, readAdminList, sendRange, theOne } from '../http/admin-list.js';
import { FindAdminVariantsQuery, VARIANT_SORTS } from './find-admin-variants.query.js';

@ApiTags('admin catalogue')
@AsAdmin()
@Controller('admin/variants')
export class VariantsAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(adminVariant) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, VARIANT_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminVariantsQuery(list));
    sendRange(reply, 'variants', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @ApiOkResponse({ standardSchema: adminVariant })
  async one(@Param('uid', { schema: uid }) variantUid: string) {
    return theOne(await this.queries.execute(new FindAdminVariantsQuery(only(variantUid, VARIANT_SORTS))));
  }
}
