import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { type OrderDocumentQuery, orderDocumentQuery, orderDocumentRef } from '#contracts/sales/documents.http';
import { AnswersPdf, SentDocuments } from '../../platform/documents/sent-documents.js';
import { AsAdmin } from '../../platform/http/access/access.js';
import { FindOrderDocumentQuery } from './find-order-document.query.js';
import { FindOrderDocumentsQuery } from './find-order-documents.query.js';

@ApiTags('admin orders')
@Controller('admin/orders')
export class OrderDocumentsAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: SentDocuments,
  ) {}

  @Get(':uid/documents')
  @AsAdmin('orders.read')
  @ApiOkResponse({ standardSchema: z.array(orderDocumentRef) })
  list(@Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindOrderDocumentsQuery(orderUid, null));
  }

  @Get(':uid/document/pdf')
  @AsAdmin('orders.read')
  @AnswersPdf()
  async pdf(
    @Param('uid', { schema: uid }) orderUid: string,
    @Query({ schema: orderDocumentQuery }) which: OrderDocumentQuery,
    @Res() reply: FastifyReply,
  ) {
    await this.documents.send(reply, await this.queries.execute(new FindOrderDocumentQuery(orderUid, which, null)));
  }
}
