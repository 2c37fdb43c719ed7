import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import {
  type BlockVenueBody,
  type CreateVenueBody,
  type UpdateVenueBody,
  adminVenueWeek,
  adminVenueWeekQuery,
  blockVenueBody,
  createVenueBody,
  setVenuePictureFields,
  unblockVenueBody,
  updateVenueBody,
} from '#contracts/products/venues/venues.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { BlockVenueCommand, UnblockVenueCommand } from './calendar.command.js';
import { CreateVenueCommand, PublishVenueCommand, UpdateVenueCommand } from './save-venue.command.js';
import { SetVenuePictureCommand } from './venue-picture.command.js';
import { FindAdminVenueWeekQuery } from './venue-week.query.js';

@ApiTags('admin venues')
@Controller('admin/venues')
export class VenuesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @AsAdmin('venues.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createVenueBody }) body: CreateVenueBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateVenueCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('venues.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) venueUid: string,
    @Body({ schema: updateVenueBody }) body: UpdateVenueBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateVenueCommand(venueUid, body, admin));
  }

  @Post(':uid/publish')
  @AsAdmin('venues.publish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  publish(@Param('uid', { schema: uid }) venueUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishVenueCommand(venueUid, true, admin));
  }

  @Post(':uid/hide')
  @AsAdmin('venues.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(@Param('uid', { schema: uid }) venueUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishVenueCommand(venueUid, false, admin));
  }

  @Post(':uid/set-picture')
  @AsAdmin('venues.set-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', setVenuePictureFields)
  @ApiOkResponse({ standardSchema: done })
  async setPicture(
    @Param('uid', { schema: uid }) venueUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, setVenuePictureFields);
    return this.commands.execute(new SetVenuePictureCommand(venueUid, requireProof(proof), fields.alt, admin));
  }

  @Get(':uid/week')
  @AsAdmin('venues.read')
  @ApiOkResponse({ standardSchema: adminVenueWeek })
  week(
    @Param('uid', { schema: uid }) venueUid: string,
    @Query({ schema: adminVenueWeekQuery }) { from }: z.infer<typeof adminVenueWeekQuery>,
  ) {
    return this.queries.execute(new FindAdminVenueWeekQuery(venueUid, from));
  }

  @Post(':uid/block')
  @AsAdmin('venues.block')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  block(
    @Param('uid', { schema: uid }) venueUid: string,
    @Body({ schema: blockVenueBody }) body: BlockVenueBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new BlockVenueCommand(venueUid, body, admin));
  }

  @Post(':uid/unblock')
  @AsAdmin('venues.unblock')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  unblock(
    @Param('uid', { schema: uid }) venueUid: string,
    @Body({ schema: unblockVenueBody }) { slotUid }: z.infer<typeof unblockVenueBody>,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UnblockVenueCommand(venueUid, slotUid, admin));
  }
}
