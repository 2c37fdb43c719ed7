import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminPayment } from '#contracts/sales/payments.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { ConfirmPaymentCommand } from './confirm-payment.command.js';
import { FindAdminPaymentsQuery } from './find-admin-payments.query.js';
import { RejectPaymentCommand } from './reject-payment.command.js';

const SORTABLE = ['submittedAt', 'amount', 'state', 'decidedAt'] as const;

@ApiTags('admin payments')
@Controller('admin/payments')
export class PaymentsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('payments.read')
  @ApiOkResponse({ standardSchema: z.array(adminPayment) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, SORTABLE);
    const { rows, total } = await this.queries.execute(new FindAdminPaymentsQuery(list));
    sendRange(reply, 'payments', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('payments.read')
  @ApiOkResponse({ standardSchema: adminPayment })
  async one(@Param('uid', { schema: uid }) paymentUid: string) {
    return theOne(await this.queries.execute(new FindAdminPaymentsQuery(only(paymentUid, SORTABLE))));
  }

  @Post(':uid/confirm')
  @AsAdmin('payments.confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  confirm(@Param('uid', { schema: uid }) paymentUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ConfirmPaymentCommand(paymentUid, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('payments.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) paymentUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RejectPaymentCommand(paymentUid, reason, admin));
  }
}
