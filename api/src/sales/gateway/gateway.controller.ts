import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type StartChargeBody, chargeView, startChargeBody } from '#contracts/sales/gateway.http';
import { Public } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { StartChargeCommand } from './start-charge.command.js';
import { TakeNotificationCommand } from './take-notification.command.js';

/** Payment through a gateway: for the holder of a payment link, and for the gateway itself, which signs what it says. */
@ApiTags('payments')
@Public()
@Controller()
export class GatewayController {
  constructor(private readonly commands: CommandBus) {}

  @Post('customer/payment/gateway')
  @HttpCode(200)
  @RateLimit('charge')
  @ApiOkResponse({ standardSchema: chargeView })
  charge(@Body({ schema: startChargeBody }) asked: StartChargeBody) {
    return this.commands.execute(new StartChargeCommand(asked));
  }

  /** Answers 200 once the news is worked off: without it the gateway sends it again. */
  @Post('gateway/notification')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: z.null() })
  async notification(@Body() body: unknown): Promise<null> {
    await this.commands.execute(new TakeNotificationCommand(body));
    return null;
  }
}
