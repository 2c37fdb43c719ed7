import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type CategoryListQuery,
  type ProviderDetailQuery,
  type ProviderListQuery,
  type VariantListQuery,
  categoryListQuery,
  categoryView,
  providerDetail,
  providerDetailQuery,
  providerListQuery,
  providerSummary,
  variantListQuery,
  variantView,
} from '#contracts/catalogue/catalogue.http';
import { Public } from '../platform/http/access/access.js';
import { CatalogueSnapshot } from './catalogue.snapshot.js';
import { answerFrom } from './send-prepared.js';

/** Answers from memory, with a strong ETag. No query bus: it would cost more than the answer. */
@ApiTags('catalogue')
@Public()
@Controller('customer')
export class CatalogueController {
  constructor(private readonly snapshot: CatalogueSnapshot) {}

  @Get('provider')
  @ApiOkResponse({ standardSchema: z.array(providerSummary) })
  list(
    @Query({ schema: providerListQuery }) query: ProviderListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    answerFrom(this.snapshot, { request, reply }, this.snapshot.providers(query));
  }

  @Get('provider/detail')
  @ApiOkResponse({ standardSchema: providerDetail })
  detail(
    @Query({ schema: providerDetailQuery }) query: ProviderDetailQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    answerFrom(this.snapshot, { request, reply }, this.snapshot.provider(query), 'Layanan ini tidak ditemukan.');
  }

  @Get('provider/category')
  @ApiOkResponse({ standardSchema: z.array(categoryView) })
  categories(
    @Query({ schema: categoryListQuery }) query: CategoryListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    answerFrom(this.snapshot, { request, reply }, this.snapshot.categories(query));
  }

  @Get('package/variant')
  @ApiOkResponse({ standardSchema: z.array(variantView) })
  variants(
    @Query({ schema: variantListQuery }) query: VariantListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    answerFrom(
      this.snapshot,
      { request, reply },
      this.snapshot.variants(query.packageUid),
      'Paket ini tidak ditemukan.',
    );
  }
}
