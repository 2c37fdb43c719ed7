import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminCustomer } from '#contracts/identity/customers.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { BlockCustomerCommand } from './block-customer.command.js';
import { CUSTOMER_SORTS, FindAdminCustomersQuery } from './find-admin-customers.query.js';
import { UnblockCustomerCommand } from './unblock-customer.command.js';
import { WithdrawErasureForCustomerCommand } from './withdraw-erasure.command.js';

@ApiTags('admin customers')
@Controller('admin/customers')
export class CustomersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('customers.read')
  @ApiOkResponse({ standardSchema: z.array(adminCustomer) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, CUSTOMER_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminCustomersQuery(list));
    sendRange(reply, 'customers', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('customers.read')
  @ApiOkResponse({ standardSchema: adminCustomer })
  async one(@Param('uid', { schema: uid }) customerUid: string) {
    return theOne(await this.queries.execute(new FindAdminCustomersQuery(only(customerUid, CUSTOMER_SORTS))));
  }

  @Post(':uid/block')
  @AsAdmin('customers.block')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  block(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new BlockCustomerCommand(customerUid, reason, admin));
  }

  @Post(':uid/unblock')
  @AsAdmin('customers.unblock')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  unblock(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UnblockCustomerCommand(customerUid, reason, admin));
  }

  /** At the customer's request in a chat. */
  @Post(':uid/withdraw-erasure')
  @AsAdmin('customers.withdraw-erasure')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdrawErasure(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawErasureForCustomerCommand(customerUid, reason, admin));
  }
}
