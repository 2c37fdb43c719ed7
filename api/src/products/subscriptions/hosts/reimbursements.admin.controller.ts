import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type ApproveReimbursementBody,
  type CorrectionBody,
  approveReimbursementBody,
  correctionBody,
  payReimbursementFields,
} from '#contracts/products/subscriptions/hosts.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { ApiFormOrJson } from '../../../platform/http/uploads/api-form.js';
import { readFields } from '../../../platform/http/uploads/upload.js';
import { ApproveReimbursementCommand } from './approve-reimbursement.command.js';
import { CancelReimbursementCommand } from './cancel-reimbursement.command.js';
import { CorrectReimbursementCommand } from './correct-reimbursement.command.js';
import { PayReimbursementCommand } from './pay-reimbursement.command.js';

@ApiTags('admin reimbursements')
@Controller('admin/reimbursements')
export class ReimbursementsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/approve')
  @AsAdmin('reimbursements.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(
    @Param('uid', { schema: uid }) reimbursementUid: string,
    @Body({ schema: approveReimbursementBody }) body: ApproveReimbursementBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ApproveReimbursementCommand(reimbursementUid, body?.reason, admin));
  }

  @Post(':uid/correct')
  @AsAdmin('reimbursements.correct')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  correct(
    @Param('uid', { schema: uid }) reimbursementUid: string,
    @Body({ schema: correctionBody }) body: CorrectionBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CorrectReimbursementCommand(reimbursementUid, body, admin));
  }

  /** Field `reference`, as JSON or as a multipart form with an optional file `proof`. */
  @Post(':uid/pay')
  @AsAdmin('reimbursements.pay')
  @HttpCode(200)
  @ApiFormOrJson('proof', payReimbursementFields)
  @ApiOkResponse({ standardSchema: done })
  async pay(
    @Param('uid', { schema: uid }) reimbursementUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readFields(request, payReimbursementFields);
    return this.commands.execute(new PayReimbursementCommand(reimbursementUid, fields, proof, admin));
  }

  @Post(':uid/cancel')
  @AsAdmin('reimbursements.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) reimbursementUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelReimbursementCommand(reimbursementUid, reason, admin));
  }
}
