import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { readAdminList, sendRange } from '../../../platform/http/admin-lists/admin-list.js';
import { ActivateAccountCommand } from './activate-account.command.js';
import { CancelAccountCommand } from './cancel-account.command.js';
import { EndAccountCommand } from './end-account.command.js';
import { ACCOUNT_SORTS, FindAdminAccountQuery, FindAdminAccountsQuery } from './find-admin-accounts.query.js';
import { RefundAccountCommand } from './refund-account.command.js';

@ApiTags('admin accounts')
@Controller('admin/accounts')
export class AccountsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('accounts.read')
  @ApiOkResponse({ standardSchema: z.array(adminAccount) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, ACCOUNT_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminAccountsQuery(list));
    sendRange(reply, 'accounts', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('accounts.read')
  @ApiOkResponse({ standardSchema: adminAccount })
  one(@Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindAdminAccountQuery(accountUid));
  }

  @Post(':uid/activate')
  @AsAdmin('accounts.activate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  activate(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ActivateAccountCommand(accountUid, reason, admin));
  }

  @Post(':uid/cancel')
  @AsAdmin('accounts.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelAccountCommand(accountUid, reason, admin));
  }

  @Post(':uid/refund')
  @AsAdmin('accounts.refund')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refund(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RefundAccountCommand(accountUid, reason, admin));
  }

  @Post(':uid/end')
  @AsAdmin('accounts.end')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  end(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new EndAccountCommand(accountUid, reason, admin));
  }
}
