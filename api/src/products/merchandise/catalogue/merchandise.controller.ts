import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import {
  type MerchandiseQuery,
  type QuoteBody,
  merchandiseDetail,
  merchandiseDetailQuery,
  merchandiseQuery,
  merchandiseSummary,
  quoteBody,
  quoteView,
} from '#contracts/products/merchandise/merchandise.http';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { sendPublicPicture } from '../../../platform/files/public-picture.js';
import {
  Customer,
  type CustomerIdentity,
  MaybeCustomer,
  Public,
  OpenWhileBlocked,
} from '../../../platform/http/access/access.js';
import { FindProductQuery, FindProductsQuery } from './find-products.query.js';
import { QuoteQuery } from './quote.query.js';

/** What anyone may see: products, pictures, and what a cart costs. */
@ApiTags('merchandise')
@Public()
@Controller('customer/merchandise')
export class MerchandiseController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(merchandiseSummary) })
  list(@Query({ schema: merchandiseQuery }) query: MerchandiseQuery) {
    return this.queries.execute(new FindProductsQuery(query));
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: merchandiseDetail })
  detail(@Query({ schema: merchandiseDetailQuery }) { slug }: z.infer<typeof merchandiseDetailQuery>) {
    return this.queries.execute(new FindProductQuery(slug));
  }

  /** The picture of a product. Its uid is never given to another picture, so it may be kept for ever. */
  @Get('picture/:uid')
  @ApiOkResponse({ content: { [PICTURE_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async picture(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    await sendPublicPicture(this.database, this.files, { uid: fileUid, kind: 'merchandise-picture' }, reply);
  }

  /** A cart as it is now; with a token also the couriers to an address of the customer. */
  @Post('quote')
  @OpenWhileBlocked('Answers a price, and writes nothing.')
  @MaybeCustomer()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: quoteView })
  quote(@Body({ schema: quoteBody }) body: QuoteBody, @Customer() customer?: CustomerIdentity) {
    return this.queries.execute(new QuoteQuery(body, customer?.uid ?? null));
  }
}
