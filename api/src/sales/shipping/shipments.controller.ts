import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../platform/http/access/access.js';
import { DeliverCommand } from './deliver.command.js';

@ApiTags('shipments')
@AsCustomer()
@Controller('customer/shipment')
export class ShipmentsController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/received')
  @OpenWhileBlocked('Says that a parcel has come.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  received(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) shipmentUid: string) {
    return this.commands.execute(new DeliverCommand(shipmentUid, { customerUid: customer.uid }));
  }
}
