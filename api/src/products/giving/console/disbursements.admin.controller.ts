import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { payOutFields, setProofFields } from '#contracts/products/giving/giving.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm, ApiFormOrJson } from '../../../platform/http/uploads/api-form.js';
import { readFields, readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { CancelDisbursementCommand } from './disburse.command.js';
import { PayDisbursementCommand, SetDisbursementProofCommand } from './pay-disbursement.command.js';

@ApiTags('admin giving')
@Controller('admin/disbursements')
export class DisbursementsAdminController {
  constructor(private readonly commands: CommandBus) {}

  /** Field `reference`, as JSON or as a multipart form with an optional file `proof`, which is public. */
  @Post(':uid/pay')
  @AsAdmin('disbursements.pay')
  @HttpCode(200)
  @ApiFormOrJson('proof', payOutFields)
  @ApiOkResponse({ standardSchema: done })
  async pay(
    @Param('uid', { schema: uid }) disbursementUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readFields(request, payOutFields);
    return this.commands.execute(new PayDisbursementCommand(disbursementUid, fields, proof, admin));
  }

  /** The proof is public: it is on the page of the cause. */
  @Post(':uid/set-proof')
  @AsAdmin('disbursements.set-proof')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', setProofFields)
  @ApiOkResponse({ standardSchema: done })
  async setProof(
    @Param('uid', { schema: uid }) disbursementUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { proof } = await readUpload(request, setProofFields);
    return this.commands.execute(new SetDisbursementProofCommand(disbursementUid, requireProof(proof), admin));
  }

  @Post(':uid/cancel')
  @AsAdmin('disbursements.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) disbursementUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelDisbursementCommand(disbursementUid, reason, admin));
  }
}
