import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { type VerifyPurchaseBody, verifyPurchaseBody } from '#contracts/products/subscriptions/hosts.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../../platform/http/admin-lists/admin-list.js';
import { FindAdminPurchasesQuery } from './find-admin-purchases.query.js';
import { RejectPurchaseCommand } from './reject-purchase.command.js';
import { VerifyPurchaseCommand } from './verify-purchase.command.js';

const SORTABLE = ['submittedAt', 'state', 'decidedAt'] as const;

@ApiTags('admin host purchases')
@Controller('admin/host-purchases')
export class HostPurchasesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('host-purchases.read')
  @ApiOkResponse({ standardSchema: z.array(adminPurchase) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, SORTABLE);
    const { rows, total } = await this.queries.execute(new FindAdminPurchasesQuery(list));
    sendRange(reply, 'host-purchases', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('host-purchases.read')
  @ApiOkResponse({ standardSchema: adminPurchase })
  async one(@Param('uid', { schema: uid }) purchaseUid: string) {
    return theOne(await this.queries.execute(new FindAdminPurchasesQuery(only(purchaseUid, SORTABLE))));
  }

  @Post(':uid/verify')
  @AsAdmin('host-purchases.verify')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  verify(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: verifyPurchaseBody }) body: VerifyPurchaseBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new VerifyPurchaseCommand(purchaseUid, body, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('host-purchases.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RejectPurchaseCommand(purchaseUid, reason, admin));
  }
}
