import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import {
  type DonateBody,
  type DonateSharesBody,
  type DonationsQuery,
  donateBody,
  donateSharesBody,
  donationQuery,
  donationsQuery,
  myDonation,
  placedDonation,
  publicDonation,
  retrySharesBody,
} from '#contracts/products/giving/donations.http';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity, Public } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { DonateCommand } from './donate.command.js';
import { FindDonationsQuery, FindMyDonationQuery } from './find-donations.query.js';
import { RetryDonationCommand } from './retry-donation.command.js';

/** Donations of money and of shares. */
@ApiTags('giving')
@Controller('customer/donation')
export class DonationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Received donations, with masked donors. */
  @Get()
  @Public()
  @ApiOkResponse({ standardSchema: z.array(publicDonation) })
  list(@Query({ schema: donationsQuery }) query: DonationsQuery) {
    return this.queries.execute(new FindDonationsQuery(query));
  }

  @Get('detail')
  @AsCustomer()
  @ApiOkResponse({ standardSchema: myDonation })
  one(@Customer() customer: CustomerIdentity, @Query({ schema: donationQuery }) query: z.infer<typeof donationQuery>) {
    return this.queries.execute(new FindMyDonationQuery(customer.uid, query.donationUid));
  }

  @Post()
  @AsCustomer()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedDonation })
  donate(
    @Customer() { uid: customerUid }: CustomerIdentity,
    @Body({ schema: donateBody }) { name, email, phoneNumber, ...wanted }: DonateBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const contact = { name, email, phoneNumber };
    return this.commands.execute(new DonateCommand({ customerUid, contact, idempotencyKey, device }, wanted));
  }

  @Post('netflix')
  @AsCustomer()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedDonation })
  donateShares(
    @Customer() { uid: customerUid }: CustomerIdentity,
    @Body({ schema: donateSharesBody }) { name, email, phoneNumber, ...wanted }: DonateSharesBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const asked = { customerUid, contact: { name, email, phoneNumber }, idempotencyKey, device };
    return this.commands.execute(new DonateCommand(asked, { type: SHARE_CAUSE, ...wanted }));
  }

  @Post('netflix/retry')
  @AsCustomer()
  @RateLimit('order')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: placedDonation })
  retryShares(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: retrySharesBody }) { donationUid, total }: z.infer<typeof retrySharesBody>,
    @FromDevice() device: RequestDevice,
  ) {
    return this.commands.execute(new RetryDonationCommand(customer.uid, donationUid, device, total));
  }

  @Post(':id/retry')
  @AsCustomer()
  @RateLimit('order')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: placedDonation })
  retry(
    @Customer() customer: CustomerIdentity,
    @Param('id', { schema: uid }) donationUid: string,
    @FromDevice() device: RequestDevice,
  ) {
    return this.commands.execute(new RetryDonationCommand(customer.uid, donationUid, device));
  }
}
