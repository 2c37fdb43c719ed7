import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { uid } from '#contracts/platform/common.http';
import { customerMoney } from '#contracts/sales/customer-money.admin.http';
import { AsAdmin } from '../../platform/http/access/access.js';
import { FindCustomerMoneyQuery } from './find-customer-money.query.js';

@ApiTags('admin payments')
@Controller('admin/payments')
export class CustomerMoneyAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get('customer/:uid')
  @AsAdmin('payments.read')
  @ApiOkResponse({ standardSchema: customerMoney })
  find(@Param('uid', { schema: uid }) customerUid: string) {
    return this.queries.execute(new FindCustomerMoneyQuery(customerUid));
  }
}
