import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AdditionalPaymentQuery,
  type NewInvoiceBody,
  additionalPaymentQuery,
  additionalPaymentView,
  newInvoice,
  newInvoiceBody,
} from '#contracts/sales/additional-payment.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { AskForInvoiceCommand } from './ask-for-invoice.command.js';
import { FindAdditionalPaymentQuery } from './find-additional-payment.query.js';

/** An order's number stands on receipts and in chats, so it opens nothing by itself: only the customer's own order is found. */
@ApiTags('payments')
@AsCustomer()
@Controller('customer')
export class AdditionalPaymentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('additional-payment')
  @ApiOkResponse({ standardSchema: additionalPaymentView })
  find(
    @Query({ schema: additionalPaymentQuery }) { orderNumber }: AdditionalPaymentQuery,
    @Customer() customer: CustomerIdentity,
  ) {
    return this.queries.execute(new FindAdditionalPaymentQuery(orderNumber, customer.uid));
  }

  /** A new invoice of one's own order. */
  @Post('invoice')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: newInvoice })
  ask(@Body({ schema: newInvoiceBody }) { orderNumber }: NewInvoiceBody, @Customer() customer: CustomerIdentity) {
    return this.commands.execute(new AskForInvoiceCommand(orderNumber, customer.uid));
  }
}
