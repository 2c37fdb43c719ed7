import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type PlaceSekeranjangBody,
  paySekeranjangFields,
  placeSekeranjangBody,
  placedSekeranjang,
  sekeranjangOrder,
  sekeranjangOrderGlance,
  sekeranjangOrderQuery,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity, MaybeCustomer } from '../../../platform/http/access/access.js';
import { requireLiveToken } from '../../../platform/http/access/live-token.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { textAnswer } from '../../../platform/http/errors/envelope.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { SubmitProofCommand } from '../../../sales/payments/submit-proof.command.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { FindSekeranjangOrderQuery } from './find-order.query.js';
import { PlaceSekeranjangOrderCommand } from './place-order.command.js';

/** Places of the customer in products that people buy together. */
@ApiTags('sekeranjang')
@Controller('customer/sekeranjang/order')
export class SekeranjangOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Answers with the uid of the order. */
  @Post()
  @AsCustomer()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedSekeranjang })
  async place(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: placeSekeranjangBody }) body: PlaceSekeranjangBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const command = new PlaceSekeranjangOrderCommand(customer.uid, body, key, device);
    return textAnswer(await this.commands.execute(command), 201);
  }

  /** By `orderUid` alone a glance; in full for the owner or with the matching `customerUid`. */
  @Get('detail')
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: z.union([sekeranjangOrder, sekeranjangOrderGlance]) })
  one(
    @Query({ schema: sekeranjangOrderQuery }) query: z.infer<typeof sekeranjangOrderQuery>,
    @Req() request: FastifyRequest,
    @Customer() customer?: CustomerIdentity,
  ) {
    requireLiveToken(request, customer);
    const viewer = { linkCustomerUid: query.customerUid, tokenCustomerUid: customer?.uid };
    return this.queries.execute(new FindSekeranjangOrderQuery(query.orderUid, viewer));
  }

  /** The same proof as on the payment page, with both keys of the order or the owner's token. */
  @Patch('payment')
  @MaybeCustomer()
  @RateLimit('upload')
  @ApiForm('proof', paySekeranjangFields)
  async pay(@Req() request: FastifyRequest, @Customer() customer?: CustomerIdentity) {
    requireLiveToken(request, customer);
    const { fields, proof } = await readUpload(request, paySekeranjangFields);
    const customerUid = fields.customerUid ?? customer?.uid;
    if (!customerUid) throw new Refusal('TOKEN_REQUIRED', 401);
    return this.commands.execute(new SubmitProofCommand({ ...fields, customerUid }, requireProof(proof)));
  }
}
