import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import {
  type VenueWeekQuery,
  type VenuesQuery,
  slotQuery,
  slotView,
  venueChoices,
  venueDetail,
  venueQuery,
  venueSummary,
  venueWeek,
  venueWeekQuery,
  venuesQuery,
} from '#contracts/products/venues/venues.http';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import { sendPublicPicture } from '../../../platform/files/public-picture.js';
import { Customer, type CustomerIdentity, MaybeCustomer, Public } from '../../../platform/http/access/access.js';
import { FindSlotQuery } from '../bookings/find-slots.query.js';
import { FindVenueChoicesQuery, FindVenueQuery, FindVenueWeekQuery, FindVenuesQuery } from './find-venues.query.js';

/** What anyone may see: venues that are shown, their free and open slots, and their pictures. */
@ApiTags('semabar')
@Public()
@Controller('customer/semabar')
export class SemabarController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Get('venue')
  @ApiOkResponse({ standardSchema: z.array(venueSummary) })
  list(@Query({ schema: venuesQuery }) query: VenuesQuery) {
    return this.queries.execute(new FindVenuesQuery(query));
  }

  @Get('venue/choices')
  @ApiOkResponse({ standardSchema: venueChoices })
  choices() {
    return this.queries.execute(new FindVenueChoicesQuery());
  }

  @Get('venue/detail')
  @ApiOkResponse({ standardSchema: venueDetail })
  detail(@Query({ schema: venueQuery }) { venue }: z.infer<typeof venueQuery>) {
    return this.queries.execute(new FindVenueQuery(venue));
  }

  @Get('venue/week')
  @ApiOkResponse({ standardSchema: venueWeek })
  week(@Query({ schema: venueWeekQuery }) query: VenueWeekQuery) {
    return this.queries.execute(new FindVenueWeekQuery(query));
  }

  /** A shared slot, by its link. With a token also whether the customer is in it. */
  @Get('slot')
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: slotView })
  slot(@Query({ schema: slotQuery }) { slotUid }: z.infer<typeof slotQuery>, @Customer() customer?: CustomerIdentity) {
    return this.queries.execute(new FindSlotQuery(slotUid, customer?.uid ?? null));
  }

  @Get('picture/:uid')
  @ApiOkResponse({ content: { [PICTURE_CONTENT_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async picture(@Param('uid', { schema: uid }) fileUid: string, @Res() reply: FastifyReply) {
    await sendPublicPicture(this.database, this.files, { uid: fileUid, kind: 'venue-picture' }, reply);
  }
}
