import { Module } from '@nestjs/common';
import { PlacingModule } from '../../sales/placing/placing.module.js';
import { BookSlotHandler } from './bookings/book-slot.command.js';
import { BookingsController } from './bookings/bookings.controller.js';
import { CancelShareHandler } from './bookings/cancel-share.command.js';
import { FindSlotHandler, FindSlotOrderHandler } from './bookings/find-slots.query.js';
import { JoinSlotHandler } from './bookings/join-slot.command.js';
import {
  FindVenueChoicesHandler,
  FindVenueHandler,
  FindVenueWeekHandler,
  FindVenuesHandler,
} from './catalogue/find-venues.query.js';
import { SemabarController } from './catalogue/semabar.controller.js';
import { VenueBookingsList, VenueBookingsListController } from './console/bookings.list.js';
import { BlockVenueHandler, CancelBookingHandler, UnblockVenueHandler } from './console/calendar.command.js';
import { ApproveVenuePayoutHandler, PayVenueHandler } from './console/pay-venue.command.js';
import { VenuePayoutsList, VenuePayoutsListController } from './console/payouts.list.js';
import { CreateVenueHandler, PublishVenueHandler, UpdateVenueHandler } from './console/save-venue.command.js';
import { VenueBookingsAdminController } from './console/venue-bookings.admin.controller.js';
import { SetVenuePictureHandler } from './console/venue-picture.command.js';
import { FindAdminVenueWeekHandler } from './console/venue-week.query.js';
import { VenuesAdminController } from './console/venues.admin.controller.js';
import { VenuesList, VenuesListController } from './console/venues.list.js';

@Module({
  imports: [PlacingModule],
  controllers: [
    SemabarController,
    BookingsController,
    VenuesListController,
    VenuesAdminController,
    VenueBookingsListController,
    VenuePayoutsListController,
    VenueBookingsAdminController,
  ],
  providers: [
    FindVenuesHandler,
    FindVenueChoicesHandler,
    FindVenueHandler,
    FindVenueWeekHandler,
    FindSlotHandler,
    FindSlotOrderHandler,
    BookSlotHandler,
    JoinSlotHandler,
    CancelShareHandler,
    VenuesList,
    CreateVenueHandler,
    UpdateVenueHandler,
    PublishVenueHandler,
    SetVenuePictureHandler,
    FindAdminVenueWeekHandler,
    BlockVenueHandler,
    UnblockVenueHandler,
    VenueBookingsList,
    CancelBookingHandler,
    VenuePayoutsList,
    ApproveVenuePayoutHandler,
    PayVenueHandler,
  ],
})
export class VenuesModule {}
