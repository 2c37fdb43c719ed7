import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
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
  shareCardName,
  variantListQuery,
  variantView,
} from '#contracts/catalogue/catalogue.http';
import { uid } from '#contracts/platform/common.http';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { sendPicture, sendPublicPicture } from '../platform/files/public-picture.js';
import { Public } from '../platform/http/access/access.js';
import { Refusal } from '../platform/http/errors/refusal.js';
import { ShareCards } from './share-cards.js';
import { CatalogueSnapshot } from './catalogue.snapshot.js';
import { answerFrom } from './send-prepared.js';

/** Answers from memory, with a strong ETag. No query bus: it would cost more than the answer. */
@ApiTags('catalogue')
@Public()
@Controller('customer')
export class CatalogueController {
  constructor(
    private readonly snapshot: CatalogueSnapshot,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly cards: ShareCards,
  ) {}

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

  @Get('provider/logo/:uid')
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  async logo(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    await sendPublicPicture(this.database, this.files, { uid: fileUid, kind: 'provider-logo' }, reply);
  }

  /** An older address leads to the picture as it is now. */
  @Get('provider/card/:name')
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  async card(@Param('name', { schema: shareCardName }) name: string, @Res() reply: FastifyReply) {
    const slug = name.slice(0, name.lastIndexOf('-'));
    const path = this.cards.pathOf(slug);
    if (!path) throw new Refusal('NOT_FOUND', 404);
    if (!path.endsWith(`/${name}`)) return void reply.header('cache-control', 'no-cache').redirect(path, 302);
    sendPicture(reply, 'image/png', await this.cards.picture(slug));
  }
}
