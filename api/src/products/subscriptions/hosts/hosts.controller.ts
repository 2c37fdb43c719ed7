import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type PurchaseQuery,
  purchaseQuery,
  purchaseView,
  submitPurchaseFields,
} from '#contracts/products/subscriptions/hosts.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { FindPurchaseQuery } from './find-purchase.query.js';
import { SubmitPurchaseCommand } from './submit-purchase.command.js';

/** For the signed-in host only, to protect the bank account. */
@ApiTags('hosts')
@AsCustomer()
@Controller('customer/host')
export class HostsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('purchase')
  @ApiOkResponse({ standardSchema: purchaseView })
  purchase(@Customer() customer: CustomerIdentity, @Query({ schema: purchaseQuery }) query: PurchaseQuery) {
    return this.queries.execute(new FindPurchaseQuery(query.orderUid, customer.uid));
  }

  @Post('purchase')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', submitPurchaseFields)
  async submit(@Customer() customer: CustomerIdentity, @Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, submitPurchaseFields);
    if (fields.customerUid && fields.customerUid !== customer.uid) throw new Refusal('ORDER_NOT_FOUND', 404);
    return this.commands.execute(new SubmitPurchaseCommand(customer.uid, fields, requireProof(proof)));
  }
}
