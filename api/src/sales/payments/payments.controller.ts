import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type PaymentQuery,
  checkoutView,
  paymentQuery,
  paymentStatusView,
  submitProofFields,
} from '#contracts/sales/payments.http';
import { Public } from '../../platform/http/access/access.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { readUpload, requireProof } from '../../platform/http/uploads/upload.js';
import { FindCheckoutQuery } from './find-checkout.query.js';
import { FindPaymentStatusQuery } from './find-payment-status.query.js';
import { SubmitProofCommand } from './submit-proof.command.js';

/** Called from a link that carries `orderUid` and `customerUid`, both unguessable; no sign-in. docs/rules/orders.md#payment-link */
@ApiTags('payments')
@Public()
@Controller('customer/payment')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('checkout')
  @ApiOkResponse({ standardSchema: checkoutView })
  checkout(@Query({ schema: paymentQuery }) query: PaymentQuery) {
    return this.queries.execute(new FindCheckoutQuery(query));
  }

  @Get('confirm')
  @ApiOkResponse({ standardSchema: paymentStatusView })
  status(@Query({ schema: paymentQuery }) query: PaymentQuery) {
    return this.queries.execute(new FindPaymentStatusQuery(query));
  }

  @Post('confirm')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', submitProofFields)
  async submit(@Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, submitProofFields);
    return this.commands.execute(new SubmitProofCommand(fields, requireProof(proof)));
  }
}
