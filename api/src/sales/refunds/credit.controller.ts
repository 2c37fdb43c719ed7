import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CreditView, type UseCreditBody, creditView, useCreditBody } from '#contracts/sales/credit.http';
import { type OwnAccountBody, ownAccountBody } from '#contracts/sales/own-account.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { AskCreditBackCommand, KeepCreditCommand } from './credit-back.command.js';
import { FindCreditQuery } from './find-credit.query.js';
import { UseCreditCommand } from './use-credit.command.js';

@ApiTags('payments')
@AsCustomer()
@Controller('customer/credit')
export class CreditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** What the shop keeps for the customer. */
  @Get()
  @ApiOkResponse({ standardSchema: creditView })
  mine(@Customer() customer: CustomerIdentity): Promise<CreditView> {
    return this.queries.execute(new FindCreditQuery(customer.uid));
  }

  /** It pays an order that waits for its payment. */
  @Post('use')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: creditView })
  async use(@Customer() customer: CustomerIdentity, @Body({ schema: useCreditBody }) body: UseCreditBody) {
    await this.commands.execute(new UseCreditCommand(customer.uid, body));
    return this.mine(customer);
  }

  /** All of it is to go to this bank account. */
  @Post('return')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: creditView })
  async return(@Customer() customer: CustomerIdentity, @Body({ schema: ownAccountBody }) account: OwnAccountBody) {
    await this.commands.execute(new AskCreditBackCommand(customer.uid, account));
    return this.mine(customer);
  }

  /** It stays credit after all. */
  @Post('keep')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: creditView })
  async keep(@Customer() customer: CustomerIdentity) {
    await this.commands.execute(new KeepCreditCommand(customer.uid));
    return this.mine(customer);
  }
}
