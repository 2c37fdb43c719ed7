import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ApproveCostCommand, WithdrawCostCommand } from './record-cost.command.js';
import { ReverseCostCommand } from './reverse-cost.command.js';

/** Costs that wait for another admin, and those that were a mistake; each is recorded at the record that it is for. */
@ApiTags('admin payments')
@Controller('admin/costs')
export class CostsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/approve')
  @AsAdmin('costs.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  approve(@Param('uid', { schema: uid }) costUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ApproveCostCommand(costUid, admin));
  }

  @Post(':uid/withdraw')
  @AsAdmin('costs.withdraw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdraw(
    @Param('uid', { schema: uid }) costUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawCostCommand(costUid, reason, admin));
  }

  @Post(':uid/reverse')
  @AsAdmin('costs.reverse')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  reverse(
    @Param('uid', { schema: uid }) costUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReverseCostCommand(costUid, reason, admin));
  }
}
