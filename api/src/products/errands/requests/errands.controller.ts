import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { done } from '#contracts/platform/common.http';
import {
  type ErrandBody,
  type ErrandQuery,
  type ErrandsQuery,
  errandBody,
  errandDetail,
  errandQuery,
  errandSummary,
  errandsQuery,
  requestErrandFields,
} from '#contracts/products/errands/errands.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload } from '../../../platform/http/uploads/upload.js';
import { EndErrandCommand } from './end-errand.command.js';
import { FindErrandQuery, FindErrandsQuery } from './find-errands.query.js';
import { RequestErrandCommand } from './request-errand.command.js';

/** What the customer asks the shop to buy. */
@ApiTags('setitip')
@AsCustomer()
@Controller('customer/setitip')
export class ErrandsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** A form; its picture may be left out where there is a link. */
  @Post()
  @RateLimit('upload')
  @ApiForm('proof', requestErrandFields)
  @ApiCreatedResponse({ standardSchema: done })
  async request(@Customer() customer: CustomerIdentity, @Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, requestErrandFields);
    return this.commands.execute(new RequestErrandCommand(customer.uid, fields, proof));
  }

  @Get()
  @ApiOkResponse({ standardSchema: z.array(errandSummary) })
  mine(@Customer() customer: CustomerIdentity, @Query({ schema: errandsQuery }) query: ErrandsQuery) {
    return this.queries.execute(new FindErrandsQuery(customer.uid, query));
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: errandDetail })
  one(@Customer() customer: CustomerIdentity, @Query({ schema: errandQuery }) query: ErrandQuery) {
    return this.queries.execute(new FindErrandQuery(customer.uid, query));
  }

  /** Before there is a quote. */
  @Post('withdraw')
  @OpenWhileBlocked('Gives back what is held, and asks for nothing.')
  @HttpCode(200)
  @RateLimit('order')
  @ApiOkResponse({ standardSchema: done })
  withdraw(@Customer() customer: CustomerIdentity, @Body({ schema: errandBody }) { errandUid }: ErrandBody) {
    return this.commands.execute(new EndErrandCommand(customer.uid, errandUid, 'withdraw'));
  }

  /** The quote is not taken. */
  @Post('refuse')
  @OpenWhileBlocked('Gives back what is held, and asks for nothing.')
  @HttpCode(200)
  @RateLimit('order')
  @ApiOkResponse({ standardSchema: done })
  refuse(@Customer() customer: CustomerIdentity, @Body({ schema: errandBody }) { errandUid }: ErrandBody) {
    return this.commands.execute(new EndErrandCommand(customer.uid, errandUid, 'refuse'));
  }
}
