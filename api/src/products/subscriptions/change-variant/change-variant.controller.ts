import { Body, Controller, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ChangeVariantBody,
  changeVariantBody,
  changedVariant,
} from '#contracts/products/subscriptions/change-variant.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ChangeVariantCommand } from './change-variant.command.js';

/** Another plan before paying. */
@ApiTags('orders')
@AsCustomer()
@Controller('customer/variant')
export class ChangeVariantController {
  constructor(private readonly commands: CommandBus) {}

  @Patch()
  @RateLimit('order')
  @ApiOkResponse({ standardSchema: changedVariant })
  change(@Customer() customer: CustomerIdentity, @Body({ schema: changeVariantBody }) body: ChangeVariantBody) {
    return this.commands.execute(new ChangeVariantCommand(customer.uid, body));
  }
}
