import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type RefundAccountBody,
  accountRefundTerms,
  refundAccountBody,
} from '#contracts/products/subscriptions/accounts.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { ActivateAccountCommand } from './activate-account.command.js';
import { CancelAccountCommand } from './cancel-account.command.js';
import { EndAccountCommand } from './end-account.command.js';
import { FindRefundTermsQuery } from './find-refund-terms.query.js';
import { RefundAccountCommand } from './refund-account.command.js';

@ApiTags('admin accounts')
@Controller('admin/accounts')
export class AccountsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':uid/activate')
  @AsAdmin('accounts.activate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  activate(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ActivateAccountCommand(accountUid, reason, admin));
  }

  @Post(':uid/cancel')
  @AsAdmin('accounts.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelAccountCommand(accountUid, reason, admin));
  }

  @Post(':uid/refund')
  @AsAdmin('accounts.refund')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refund(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: refundAccountBody }) body: RefundAccountBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RefundAccountCommand(accountUid, body, admin));
  }

  /** What it would give back now. */
  @Get(':uid/refund')
  @AsAdmin('accounts.refund')
  @ApiOkResponse({ standardSchema: accountRefundTerms })
  refundTerms(@Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindRefundTermsQuery(accountUid));
  }

  @Post(':uid/end')
  @AsAdmin('accounts.end')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  end(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new EndAccountCommand(accountUid, reason, admin));
  }
}
