import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import { type QuoteErrandBody, buyErrandFields, quoteErrandBody } from '#contracts/products/errands/errands.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { BuyErrandCommand } from './buy-errand.command.js';
import { DeclineErrandCommand, QuoteErrandCommand } from './decide-errand.command.js';

@ApiTags('admin errands')
@Controller('admin/errands')
export class ErrandsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/quote')
  @AsAdmin('errands.quote')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  quote(
    @Param('uid', { schema: uid }) errandUid: string,
    @Body({ schema: quoteErrandBody }) body: QuoteErrandBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new QuoteErrandCommand(errandUid, body, admin));
  }

  @Post(':uid/decline')
  @AsAdmin('errands.decline')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  decline(
    @Param('uid', { schema: uid }) errandUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DeclineErrandCommand(errandUid, reason, admin));
  }

  /** With the receipt. What cannot be bought any more is cancelled as a parcel: its money goes back. */
  @Post(':uid/buy')
  @AsAdmin('errands.buy')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', buyErrandFields)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  async buy(
    @Param('uid', { schema: uid }) errandUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, buyErrandFields);
    return this.commands.execute(new BuyErrandCommand(errandUid, fields, requireProof(proof), admin));
  }
}
