import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import {
  type SekeranjangDetailQuery,
  type SekeranjangGroupQuery,
  type SekeranjangQuery,
  type SekeranjangShippingQuery,
  sekeranjangDetail,
  sekeranjangDetailQuery,
  sekeranjangGroupQuery,
  sekeranjangMember,
  sekeranjangQuery,
  sekeranjangShipping,
  sekeranjangShippingQuery,
  sekeranjangSummary,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { PUBLIC_STATES } from '#domain/products/sekeranjang/product-state';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { Customer, type CustomerIdentity, MaybeCustomer, Public } from '../../../platform/http/access/access.js';
import { sendPublicPicture } from '../../../platform/files/public-picture.js';
import { FindSekeranjangGroupQuery, FindSekeranjangQuery, FindSekeranjangsQuery } from './find-products.query.js';
import { FindSekeranjangShippingQuery } from './find-shipping.query.js';

/** What anyone may see: products that were accepted, their buyers and pictures. */
@ApiTags('sekeranjang')
@Public()
@Controller('customer/sekeranjang')
export class SekeranjangController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Get('product')
  @ApiOkResponse({ standardSchema: z.array(sekeranjangSummary) })
  list(@Query({ schema: sekeranjangQuery }) query: SekeranjangQuery) {
    return this.queries.execute(new FindSekeranjangsQuery(query));
  }

  @Get('product/detail')
  @ApiOkResponse({ standardSchema: sekeranjangDetail })
  detail(@Query({ schema: sekeranjangDetailQuery }) { sekeranjangUid }: SekeranjangDetailQuery) {
    return this.queries.execute(new FindSekeranjangQuery(sekeranjangUid));
  }

  @Get('group')
  @ApiOkResponse({ standardSchema: z.array(sekeranjangMember) })
  group(@Query({ schema: sekeranjangGroupQuery }) query: SekeranjangGroupQuery) {
    return this.queries.execute(new FindSekeranjangGroupQuery(query));
  }

  /** With a token also the couriers to an address of the customer. */
  @Get('shipping')
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: sekeranjangShipping })
  shipping(
    @Query({ schema: sekeranjangShippingQuery }) query: SekeranjangShippingQuery,
    @Customer() customer?: CustomerIdentity,
  ) {
    return this.queries.execute(new FindSekeranjangShippingQuery(query, customer?.uid ?? null));
  }

  /** The picture of an accepted product; those of proposals are seen in the console only. */
  @Get('picture/:uid')
  @ApiOkResponse({ content: { [PICTURE_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async picture(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    const shown = await this.database.sekeranjangPicture.count({
      where: { fileUid, product: { state: { in: PUBLIC_STATES } } },
    });
    await sendPublicPicture(
      this.database,
      this.files,
      shown ? { uid: fileUid, kind: 'sekeranjang-picture' } : null,
      reply,
    );
  }
}
