import { Controller, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type PaymentDevView,
  type PaymentQuery,
  checkoutView,
  paymentDevView,
  paymentQuery,
  paymentStatusView,
  submitProofFields,
} from '#contracts/sales/payments.http';
import { Config } from '#runtime/platform/config/config';
import { Public } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
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
    @Inject(Config) private readonly config: Config,
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

  /** Whether the page that sends a proof without a picture may be shown; not in production. */
  @Get('dev')
  @ApiOkResponse({ standardSchema: paymentDevView })
  dev(): PaymentDevView {
    if (this.config.isProduction) throw new Refusal('NOT_FOUND', 404);
    return { isProduction: false };
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
