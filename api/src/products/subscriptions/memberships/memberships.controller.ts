import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import {
  type MembershipListQuery,
  type RenewBody,
  membership,
  membershipDetail,
  membershipListQuery,
  renewBody,
} from '#contracts/products/subscriptions/memberships.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
import { FindMembershipQuery } from './find-membership.query.js';
import { FindMyMembershipsQuery } from './find-my-memberships.query.js';
import { LeaveGroupCommand } from './leave-group.command.js';
import { ChangeRenewalCommand } from './renewal.commands.js';
import { TakeMoneyBackCommand } from './take-money-back.command.js';

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

  /** Asks for the invoice of the next period; it is paid on the payment page of the order. */
  @Post(':uid/renew')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  renew(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: renewBody }) wanted: RenewBody,
  ) {
    return this.commands.execute(new ChangeRenewalCommand(accountUid, customer.uid, 'renew', wanted));
  }

  @Post(':uid/stop-renewal')
  @OpenWhileBlocked('Gives back what is held, and asks for nothing.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  stop(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.commands.execute(new ChangeRenewalCommand(accountUid, customer.uid, 'stop'));
  }

  @Post(':uid/resume-renewal')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  resume(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.commands.execute(new ChangeRenewalCommand(accountUid, customer.uid, 'resume'));
  }

  @Post(':uid/leave')
  @OpenWhileBlocked('Gives back what is held, and asks for nothing.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  leave(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.commands.execute(new LeaveGroupCommand(accountUid, customer.uid));
  }

  /** Of a paid seat that still waits after 72 hours. */
  @Post(':uid/money-back')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  moneyBack(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.commands.execute(new TakeMoneyBackCommand(accountUid, customer.uid));
  }
}
