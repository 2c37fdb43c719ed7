import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { type PayoutAccountBody, payoutAccountBody } from '#contracts/sales/payouts.admin.http';
import { type AssignLineBody, assignLineBody } from '#contracts/sales/statements.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { AssignMoneyCommand } from './assign-money.command.js';
import { KeepMoneyCommand, ReturnMoneyCommand } from './return-money.command.js';

/** Where money that could not be placed goes. */
@ApiTags('admin payments')
@Controller('admin/unplaced-money')
export class UnplacedMoneyAdminController {
  constructor(private readonly commands: CommandBus) {}

  /** It pays what this order or invoice asks for. */
  @Post(':uid/assign')
  @AsAdmin('unplaced-money.assign')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  assign(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: assignLineBody }) { number }: AssignLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AssignMoneyCommand(unplacedUid, number, 'assign', admin));
  }

  /** It is kept for the customer of this order. */
  @Post(':uid/credit')
  @AsAdmin('unplaced-money.credit')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  credit(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: assignLineBody }) { number }: AssignLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AssignMoneyCommand(unplacedUid, number, 'credit', admin));
  }

  @Post(':uid/return')
  @AsAdmin('unplaced-money.return')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  return(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: payoutAccountBody }) account: PayoutAccountBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReturnMoneyCommand(unplacedUid, account, admin));
  }

  /** It is not returned after all. */
  @Post(':uid/keep')
  @AsAdmin('unplaced-money.keep')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  keep(@Param('uid', { schema: uid }) unplacedUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new KeepMoneyCommand(unplacedUid, admin));
  }
}
