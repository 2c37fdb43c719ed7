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
  sekeranjangOrderQuery,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
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
@AsCustomer()
@Controller('customer/sekeranjang/order')
export class SekeranjangOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Answers with the uid of the order. */
  @Post()
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

  @Get('detail')
  @ApiOkResponse({ standardSchema: sekeranjangOrder })
  one(
    @Customer() customer: CustomerIdentity,
    @Query({ schema: sekeranjangOrderQuery }) { orderUid }: z.infer<typeof sekeranjangOrderQuery>,
  ) {
    return this.queries.execute(new FindSekeranjangOrderQuery(customer.uid, orderUid));
  }

  /** The same proof as on the payment page. */
  @Patch('payment')
  @OpenWhileBlocked('Reports money that was sent already; a person decides about it.')
  @RateLimit('upload')
  @ApiForm('proof', paySekeranjangFields)
  async pay(@Customer() { uid: customerUid }: CustomerIdentity, @Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, paySekeranjangFields);
    return this.commands.execute(new SubmitProofCommand({ ...fields, customerUid }, requireProof(proof)));
  }
}
