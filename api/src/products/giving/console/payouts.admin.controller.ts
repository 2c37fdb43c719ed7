import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { done, uid } from '#contracts/platform/common.http';
import { payOutFields } from '#contracts/products/giving/giving.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { ApiFormOrJson } from '../../../platform/http/uploads/api-form.js';
import { readFields } from '../../../platform/http/uploads/upload.js';
import { ApproveGivingPayoutCommand, PayGivingPayoutCommand } from './pay-out.command.js';

@ApiTags('admin giving')
@Controller('admin/giving-payouts')
export class GivingPayoutsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/approve')
  @AsAdmin('giving-payouts.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(@Param('uid', { schema: uid }) payoutUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ApproveGivingPayoutCommand(payoutUid, admin));
  }

  /** Field `reference`, as JSON or as a multipart form with an optional file `proof`. */
  @Post(':uid/pay')
  @AsAdmin('giving-payouts.pay')
  @HttpCode(200)
  @ApiFormOrJson('proof', payOutFields)
  @ApiOkResponse({ standardSchema: done })
  async pay(
    @Param('uid', { schema: uid }) payoutUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readFields(request, payOutFields);
    return this.commands.execute(new PayGivingPayoutCommand(payoutUid, fields, proof, admin));
  }
}
