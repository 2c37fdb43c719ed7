import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { creditView } from '#contracts/sales/credit.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { FindCreditQuery } from './find-credit.query.js';

@ApiTags('payments')
@AsCustomer()
@Controller('customer/credit')
export class CreditController {
  constructor(private readonly queries: QueryBus) {}

  /** What the shop keeps for the customer. */
  @Get()
  @ApiOkResponse({ standardSchema: creditView })
  mine(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindCreditQuery(customer.uid));
  }
}
