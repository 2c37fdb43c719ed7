import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type WriteNoteBody, writeNoteBody } from '#contracts/identity/customers.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { BlockCustomerCommand } from './block-customer.command.js';
import { UnblockCustomerCommand } from './unblock-customer.command.js';
import { WithdrawErasureForCustomerCommand } from './withdraw-erasure.command.js';
import { WriteNoteCommand } from './write-note.command.js';

@ApiTags('admin customers')
@Controller('admin/customers')
export class CustomersAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/block')
  @AsAdmin('customers.block')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  block(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new BlockCustomerCommand(customerUid, reason, admin));
  }

  @Post(':uid/unblock')
  @AsAdmin('customers.unblock')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  unblock(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UnblockCustomerCommand(customerUid, reason, admin));
  }

  /** At the customer's request in a chat. */
  @Post(':uid/withdraw-erasure')
  @AsAdmin('customers.withdraw-erasure')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdrawErasure(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawErasureForCustomerCommand(customerUid, reason, admin));
  }

  @Post(':uid/write-note')
  @AsAdmin('customers.write-note')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  writeNote(
    @Param('uid', { schema: uid }) customerUid: string,
    @Body({ schema: writeNoteBody }) note: WriteNoteBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WriteNoteCommand(customerUid, note, admin));
  }
}
