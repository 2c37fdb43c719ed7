import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type VoucherListQuery, voucherListQuery, voucherView } from '#contracts/products/vouchers/vouchers.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { FindMyVouchersQuery } from './find-my-vouchers.query.js';

@ApiTags('vouchers')
@AsCustomer()
@Controller('customer/voucher')
export class VouchersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(voucherView) })
  mine(@Customer() customer: CustomerIdentity, @Query({ schema: voucherListQuery }) query: VoucherListQuery) {
    return this.queries.execute(new FindMyVouchersQuery(customer.uid, query));
  }
}
