import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UNKNOWN_FIELD } from '#contracts/errors';
import { done } from '#contracts/platform/common.http';
import {
  proposalPictureFields,
  proposeSekeranjangFields,
  proposedSekeranjang,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { textAnswer } from '../../../platform/http/errors/envelope.js';
import { invalid } from '../../../platform/http/errors/refusal.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { AddProposalPictureCommand } from './add-picture.command.js';
import { ProposeSekeranjangCommand } from './propose.command.js';

/** Products that customers propose; an admin decides. */
@ApiTags('sekeranjang')
@AsCustomer()
@Controller('customer/sekeranjang/product')
export class ProposalsController {
  constructor(private readonly commands: CommandBus) {}

  /** A form without a file; answers with `uid,code` of the new product. */
  @Post()
  @RateLimit('order')
  @ApiForm(null, proposeSekeranjangFields)
  @ApiCreatedResponse({ standardSchema: proposedSekeranjang })
  async propose(@Customer() customer: CustomerIdentity, @Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, proposeSekeranjangFields);
    if (proof) throw invalid({ field: 'proof', message: UNKNOWN_FIELD });
    return textAnswer(await this.commands.execute(new ProposeSekeranjangCommand(customer.uid, fields)), 201);
  }

  /** One picture a call. */
  @Post('images')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', proposalPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async addImage(@Customer() customer: CustomerIdentity, @Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, proposalPictureFields);
    return this.commands.execute(new AddProposalPictureCommand(customer.uid, fields, requireProof(proof)));
  }
}
