import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import {
  type WriteLineBody,
  accessView,
  claimAccessFields,
  threadLine,
  threadView,
  writeLineBody,
} from '#contracts/products/subscriptions/access.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiFormOrJson } from '../../../platform/http/uploads/api-form.js';
import { readFields } from '../../../platform/http/uploads/upload.js';
import { ClaimAccessCommand } from './claim-access.command.js';
import { ConfirmAccessCommand } from './confirm-access.command.js';
import { FindAccessQuery } from './find-access.query.js';
import { FindLinesQuery } from './find-lines.query.js';
import { FindThreadsQuery } from './find-threads.query.js';
import { ReadThreadCommand, WriteLineCommand } from './thread.commands.js';

/** `uid` is a seat of the signed-in customer, `thread` the seat that the thread is about. */
@ApiTags('memberships')
@AsCustomer()
@Controller('customer/membership')
export class AccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':uid/access')
  @ApiOkResponse({ standardSchema: accessView })
  access(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindAccessQuery(accountUid, customer.uid));
  }

  @Post(':uid/confirm-access')
  @OpenWhileBlocked('Says that a paid seat works.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  confirm(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.commands.execute(new ConfirmAccessCommand(accountUid, customer.uid));
  }

  /** As JSON, or as a multipart form with an optional picture `proof`. */
  @Post(':uid/claim-access')
  @OpenWhileBlocked('Says that a paid seat does not work; a person decides about it.')
  @HttpCode(200)
  @RateLimit('help')
  @ApiFormOrJson('proof', claimAccessFields)
  @ApiOkResponse({ standardSchema: done })
  async claim(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Req() request: FastifyRequest,
  ) {
    const { fields, proof } = await readFields(request, claimAccessFields);
    return this.commands.execute(new ClaimAccessCommand(accountUid, customer.uid, fields, proof));
  }

  @Get(':uid/thread')
  @ApiOkResponse({ standardSchema: z.array(threadView) })
  threads(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindThreadsQuery(accountUid, customer.uid));
  }

  @Get(':uid/thread/:thread')
  @ApiOkResponse({ standardSchema: z.array(threadLine) })
  lines(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Param('thread', { schema: uid }) threadUid: string,
  ) {
    return this.queries.execute(new FindLinesQuery(accountUid, customer.uid, threadUid));
  }

  @Post(':uid/thread/:thread/write')
  @HttpCode(200)
  @RateLimit('line')
  @ApiOkResponse({ standardSchema: done })
  write(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Param('thread', { schema: uid }) threadUid: string,
    @Body({ schema: writeLineBody }) body: WriteLineBody,
  ) {
    return this.commands.execute(new WriteLineCommand(threadUid, { accountUid, customerUid: customer.uid }, body));
  }

  @Post(':uid/thread/:thread/read')
  @OpenWhileBlocked('Marks what was read.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  read(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Param('thread', { schema: uid }) threadUid: string,
  ) {
    return this.commands.execute(new ReadThreadCommand(threadUid, { accountUid, customerUid: customer.uid }));
  }
}
