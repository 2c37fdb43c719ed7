import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { uid } from '#contracts/platform/common.http';
import { type HostStatementQuery, hostStatementQuery } from '#contracts/products/subscriptions/host-statements.http';
import { AnswersPdf, SentDocuments } from '../../../platform/documents/sent-documents.js';
import { AsAdmin } from '../../../platform/http/access/access.js';
import { FindHostStatementQuery } from './find-host-statement.query.js';

@ApiTags('admin reimbursements')
@Controller('admin/reimbursements')
export class HostStatementsAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: SentDocuments,
  ) {}

  @Get('hosts/:uid/statement/pdf')
  @AsAdmin('reimbursements.read')
  @AnswersPdf()
  async pdf(
    @Param('uid', { schema: uid }) customerUid: string,
    @Query({ schema: hostStatementQuery }) { period }: HostStatementQuery,
    @Res() reply: FastifyReply,
  ) {
    await this.documents.send(reply, await this.queries.execute(new FindHostStatementQuery(customerUid, period)));
  }
}
