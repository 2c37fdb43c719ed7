import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type AddressBody, addressBody, addressView } from '#contracts/sales/addresses.http';
import { done, uid } from '#contracts/platform/common.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../platform/http/access/access.js';
import { FindMyAddressesQuery } from './find-my-addresses.query.js';
import { RemoveAddressCommand } from './remove-address.command.js';
import { SaveAddressCommand } from './save-address.command.js';

/** The address book of the customer. */
@ApiTags('addresses')
@AsCustomer()
@Controller('customer/address')
export class AddressesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(addressView) })
  mine(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindMyAddressesQuery(customer.uid));
  }

  @Post()
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: addressView })
  add(@Customer() customer: CustomerIdentity, @Body({ schema: addressBody }) body: AddressBody) {
    return this.commands.execute(new SaveAddressCommand(customer.uid, null, body));
  }

  @Post(':uid/update')
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: addressView })
  update(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) addressUid: string,
    @Body({ schema: addressBody }) body: AddressBody,
  ) {
    return this.commands.execute(new SaveAddressCommand(customer.uid, addressUid, body));
  }

  @Post(':uid/remove')
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  remove(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) addressUid: string) {
    return this.commands.execute(new RemoveAddressCommand(customer.uid, addressUid));
  }
}
