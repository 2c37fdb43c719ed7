import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type SchemeEntryQuery,
  schemeEntryQuery,
  schemeEntryView,
  schemeOfPrice,
} from '#contracts/catalogue/scheme.http';
import { CatalogueSnapshot } from '../catalogue.snapshot.js';
import { answerFrom } from '../send-prepared.js';
import { Public } from '../../platform/http/access/access.js';

/** The price pages from memory, with a strong ETag. The shop bundles them and fetches only changes. */
@ApiTags('scheme of price')
@Public()
@Controller('customer/scheme-of-price')
export class SchemeController {
  constructor(private readonly snapshot: CatalogueSnapshot) {}

  @Get()
  @ApiOkResponse({ standardSchema: schemeOfPrice })
  all(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    answerFrom(this.snapshot, { request, reply }, this.snapshot.scheme());
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: schemeEntryView })
  one(
    @Query({ schema: schemeEntryQuery }) { slug }: SchemeEntryQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    answerFrom(this.snapshot, { request, reply }, this.snapshot.schemeEntry(slug));
  }
}
