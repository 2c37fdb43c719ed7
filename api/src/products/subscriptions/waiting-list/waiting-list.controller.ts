import { Body, Controller, Get, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ChangeNotesBody,
  changeNotesBody,
  waitingView,
  waitingViews,
} from '#contracts/products/subscriptions/waiting-list.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ChangeNotesCommand } from './change-notes.command.js';
import { findWaiting } from './find-waiting.js';

/** The waiting lists of plans. docs/rules/groups.md#waiting-list */
@ApiTags('orders')
@AsCustomer()
@Controller('customer/notes')
export class WaitingListController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The plans that the customer waits for. */
  @Get()
  @ApiOkResponse({ standardSchema: waitingViews })
  mine(@Customer() { uid }: CustomerIdentity) {
    return findWaiting(this.database, { customerUid: uid }, this.clock.now());
  }

  @Patch()
  @RateLimit('order')
  @ApiOkResponse({ standardSchema: waitingView })
  change(@Customer() { uid }: CustomerIdentity, @Body({ schema: changeNotesBody }) body: ChangeNotesBody) {
    return this.commands.execute(new ChangeNotesCommand(uid, body));
  }
}
