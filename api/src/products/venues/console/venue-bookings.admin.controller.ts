import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { payVenueFields } from '#contracts/products/venues/venues.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { ApiFormOrJson } from '../../../platform/http/uploads/api-form.js';
import { readFields } from '../../../platform/http/uploads/upload.js';
import { CancelBookingCommand } from './calendar.command.js';
import { ApproveVenuePayoutCommand, PayVenueCommand } from './pay-venue.command.js';

@ApiTags('admin venues')
@Controller('admin')
export class VenueBookingsAdminController {
  constructor(private readonly commands: CommandBus) {}

  /** The venue cancels: everyone gets all back. */
  @Post('venue-bookings/:uid/cancel')
  @AsAdmin('venue-bookings.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) slotUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelBookingCommand(slotUid, reason, admin));
  }

  @Post('venue-payouts/:uid/approve')
  @AsAdmin('venue-payouts.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(@Param('uid', { schema: uid }) payoutUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ApproveVenuePayoutCommand(payoutUid, admin));
  }

  /** Field `reference`, as JSON or as a multipart form with an optional file `proof`. */
  @Post('venue-payouts/:uid/pay')
  @AsAdmin('venue-payouts.pay')
  @HttpCode(200)
  @ApiFormOrJson('proof', payVenueFields)
  @ApiOkResponse({ standardSchema: done })
  async pay(
    @Param('uid', { schema: uid }) payoutUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readFields(request, payVenueFields);
    return this.commands.execute(new PayVenueCommand(payoutUid, fields, proof, admin));
  }
}
