import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { shopDocument } from '#contracts/platform/document.http';
import {
  type HostStatementQuery,
  hostPeriod,
  hostStatementQuery,
} from '#contracts/products/subscriptions/host-statements.http';
import { AnswersPdf, SentDocuments } from '../../../platform/documents/sent-documents.js';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { FindHostPeriodsQuery } from './find-host-periods.query.js';
import { FindHostStatementQuery } from './find-host-statement.query.js';

/** One's own statements as a host. */
@ApiTags('hosts')
@AsCustomer()
@Controller('customer/host')
export class HostStatementsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: SentDocuments,
  ) {}

  @Get('statements')
  @ApiOkResponse({ standardSchema: z.array(hostPeriod) })
  periods(@Customer() { uid }: CustomerIdentity) {
    return this.queries.execute(new FindHostPeriodsQuery(uid));
  }

  @Get('statement')
  @ApiOkResponse({ standardSchema: shopDocument })
  statement(
    @Customer() { uid }: CustomerIdentity,
    @Query({ schema: hostStatementQuery }) { period }: HostStatementQuery,
  ) {
    return this.queries.execute(new FindHostStatementQuery(uid, period));
  }

  @Get('statement/pdf')
  @AnswersPdf()
  async pdf(
    @Customer() { uid }: CustomerIdentity,
    @Query({ schema: hostStatementQuery }) { period }: HostStatementQuery,
    @Res() reply: FastifyReply,
  ) {
    await this.documents.send(reply, await this.queries.execute(new FindHostStatementQuery(uid, period)));
  }
}
