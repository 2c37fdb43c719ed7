import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid } from '#contracts/platform/common.http';
import { type UseVoucherBody, adminVoucher, useVoucherBody } from '#contracts/products/vouchers/vouchers.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { FindAdminVouchersQuery } from './find-admin-vouchers.query.js';
import { UseVoucherCommand } from './use-voucher.command.js';

const SORTABLE = ['issuedAt', 'useBy', 'state', 'used'] as const;

@ApiTags('admin vouchers')
@Controller('admin/vouchers')
export class VouchersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('vouchers.read')
  @ApiOkResponse({ standardSchema: z.array(adminVoucher) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, SORTABLE);
    const { rows, total } = await this.queries.execute(new FindAdminVouchersQuery(list));
    sendRange(reply, 'vouchers', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('vouchers.read')
  @ApiOkResponse({ standardSchema: adminVoucher })
  async one(@Param('uid', { schema: uid }) voucherUid: string) {
    return theOne(await this.queries.execute(new FindAdminVouchersQuery(only(voucherUid, SORTABLE))));
  }

  @Post(':uid/use')
  @AsAdmin('vouchers.use')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  use(
    @Param('uid', { schema: uid }) voucherUid: string,
    @Body({ schema: useVoucherBody }) body: UseVoucherBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UseVoucherCommand(voucherUid, body, admin));
  }
}
