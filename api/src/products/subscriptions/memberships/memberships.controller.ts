import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import {
  type MembershipListQuery,
  membership,
  membershipDetail,
  membershipListQuery,
} from '#contracts/products/subscriptions/memberships.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { FindMembershipQuery } from './find-membership.query.js';
import { FindMyMembershipsQuery } from './find-my-memberships.query.js';
import { LeaveGroupCommand } from './leave-group.command.js';

/** `uid` is the seat. */
@ApiTags('memberships')
@AsCustomer()
@Controller('customer/membership')
export class MembershipsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(membership) })
  mine(@Customer() customer: CustomerIdentity, @Query({ schema: membershipListQuery }) query: MembershipListQuery) {
    return this.queries.execute(new FindMyMembershipsQuery(customer.uid, query));
  }

  @Get(':uid')
  @ApiOkResponse({ standardSchema: membershipDetail })
  one(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindMembershipQuery(accountUid, customer.uid));
  }

  @Post(':uid/leave')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  leave(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.commands.execute(new LeaveGroupCommand(accountUid, customer.uid));
  }
}
