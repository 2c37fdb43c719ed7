import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import { shopDocument } from '#contracts/platform/document.http';
import { type OrderDocumentQuery, orderDocumentQuery, orderDocumentRef } from '#contracts/sales/documents.http';
import { AnswersPdf, SentDocuments } from '../../platform/documents/sent-documents.js';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { FindOrderDocumentQuery } from './find-order-document.query.js';
import { FindOrderDocumentsQuery } from './find-order-documents.query.js';

/** Invoices and receipts of one's own orders. */
@ApiTags('orders')
@AsCustomer()
@Controller('customer/order')
export class OrderDocumentsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: SentDocuments,
  ) {}

  @Get(':uid/documents')
  @ApiOkResponse({ standardSchema: z.array(orderDocumentRef) })
  list(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindOrderDocumentsQuery(orderUid, customer.uid));
  }

  @Get(':uid/document')
  @ApiOkResponse({ standardSchema: shopDocument })
  one(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) orderUid: string,
    @Query({ schema: orderDocumentQuery }) which: OrderDocumentQuery,
  ) {
    return this.queries.execute(new FindOrderDocumentQuery(orderUid, which, customer.uid));
  }

  @Get(':uid/document/pdf')
  @AnswersPdf()
  async pdf(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) orderUid: string,
    @Query({ schema: orderDocumentQuery }) which: OrderDocumentQuery,
    @Res() reply: FastifyReply,
  ) {
    await this.documents.send(
      reply,
      await this.queries.execute(new FindOrderDocumentQuery(orderUid, which, customer.uid)),
    );
  }
}
