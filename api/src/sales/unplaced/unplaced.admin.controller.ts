import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type PlaceMoneyBody,
  type RecoverCostBody,
  type ResendMoneyBody,
  type ReturnMoneyBody,
  placeMoneyBody,
  recoverCostBody,
  resendMoneyBody,
  returnMoneyBody,
} from '#contracts/sales/unplaced.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { AssignMoneyCommand, WithdrawMoneyCommand } from './assign-money.command.js';
import { RecoverCostCommand, UndoRecoveryCommand } from './recover-cost.command.js';
import { ResendMoneyCommand } from './resend-money.command.js';
import { KeepMoneyCommand, ReturnMoneyCommand } from './return-money.command.js';
import { ReverseBookingCommand } from './reverse-booking.command.js';

/** Where money that could not be placed goes. */
@ApiTags('admin payments')
@Controller('admin/unplaced-money')
export class UnplacedMoneyAdminController {
  constructor(private readonly commands: CommandBus) {}

  /** It pays what this order or invoice asks for. */
  @Post(':uid/assign')
  @AsAdmin('unplaced-money.assign')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  assign(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: placeMoneyBody }) body: PlaceMoneyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AssignMoneyCommand(unplacedUid, body, 'assign', admin));
  }

  /** It is kept for the customer of this order. */
  @Post(':uid/credit')
  @AsAdmin('unplaced-money.credit')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  credit(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: placeMoneyBody }) body: PlaceMoneyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AssignMoneyCommand(unplacedUid, body, 'credit', admin));
  }

  /** What one admin has proposed, far above what is owed, is not taken. */
  @Post(':uid/withdraw')
  @AsAdmin('unplaced-money.withdraw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdraw(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawMoneyCommand(unplacedUid, reason, admin));
  }

  @Post(':uid/return')
  @AsAdmin('unplaced-money.return')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  return(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: returnMoneyBody }) body: ReturnMoneyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReturnMoneyCommand(unplacedUid, body, admin));
  }

  /** The bank has given back the transfer of this payout, which is sent again. */
  @Post(':uid/resend')
  @AsAdmin('unplaced-money.resend')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  resend(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: resendMoneyBody }) body: ResendMoneyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ResendMoneyCommand(unplacedUid, body, admin));
  }

  /** It is not returned, or sent again, after all. */
  @Post(':uid/keep')
  @AsAdmin('unplaced-money.keep')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  keep(@Param('uid', { schema: uid }) unplacedUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new KeepMoneyCommand(unplacedUid, admin));
  }

  /** A seller has given back what was paid for a cost, or a part of it. */
  @Post(':uid/recover')
  @AsAdmin('unplaced-money.recover')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  recover(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: recoverCostBody }) body: RecoverCostBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RecoverCostCommand(unplacedUid, body, admin));
  }

  /** It was not the seller's money after all. */
  @Post(':uid/undo')
  @AsAdmin('unplaced-money.undo')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  undo(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UndoRecoveryCommand(unplacedUid, reason, admin));
  }
  /** It was a mistake to book its line so, which is open again. */
  @Post(':uid/reverse')
  @AsAdmin('unplaced-money.reverse')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reverse(
    @Param('uid', { schema: uid }) unplacedUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReverseBookingCommand(unplacedUid, reason, admin));
  }
}
