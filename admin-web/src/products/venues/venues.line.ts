import type { Room } from '../../platform/rooms/room';
import { venueBookings, venuePayouts, venueRecords } from './venues.resources';

/** Venues that are booked by the hour. */
export const venues: Room = { resources: [venueRecords, venueBookings, venuePayouts] };
