import { Module } from '@nestjs/common';
import { GatewayController } from './gateway.controller.js';
import { StartChargeHandler } from './start-charge.command.js';
import { TakeNotificationHandler } from './take-notification.command.js';

@Module({ controllers: [GatewayController], providers: [StartChargeHandler, TakeNotificationHandler] })
export class GatewayModule {}
