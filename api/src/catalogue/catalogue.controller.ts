import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type ProviderDetailQuery,
  type ProviderListQuery,
  type VariantListQuery,
  categoryView,
  providerDetail,
  providerDetailQuery,
  providerListQuery,
  providerSummary,
  variantListQuery,
  variantView,
} from '#contracts/http/catalogue.http';
import { Public } from '../http/access.js';
import { Refusal } from '../http/refusal.js';
import { CatalogueSnapshot, type Prepared } from './catalogue.snapshot.js';

/** Answers from memory, with a strong ETag. No query bus here: it would cost more than the answer. */
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
    send(request, reply, this.snapshot.providers(query));
  }

  @Get('provider/detail')
  @ApiOkResponse({ standardSchema: providerDetail })
  detail(
    @Query({ schema: providerDetailQuery }) query: ProviderDetailQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    send(request, reply, this.snapshot.provider(query));
  }

  @Get('provider/category')
  @ApiOkResponse({ standardSchema: z.array(categoryView) })
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    send(request, reply, this.snapshot.categories());
  }

  @Get('package/variant')
  @ApiOkResponse({ standardSchema: z.array(variantView) })
  variants(
    @Query({ schema: variantListQuery }) query: VariantListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    send(request, reply, this.snapshot.variants(query.packageUid));
  }
}

const SMALLER_IS_NOT_WORTH_IT = 1_400;

function send(request: FastifyRequest, reply: FastifyReply, prepared: Prepared | null): void {
  if (!prepared) throw new Refusal('NOT_FOUND', 404);
  const { body, gzipped, etag } = prepared;
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (body.length > SMALLER_IS_NOT_WORTH_IT && request.headers['accept-encoding']?.includes('gzip'))
    void reply.header('content-encoding', 'gzip').send(gzipped);
  else void reply.send(body);
}
