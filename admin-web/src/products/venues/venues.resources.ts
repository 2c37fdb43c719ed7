import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import SportsSoccerIcon from '@mui/icons-material/SportsSoccer';
import type { ShareState } from '#domain/products/venues/share';
import type { SlotState } from '#domain/products/venues/slot';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const slotTones: Record<SlotState, Tone> = {
  held: 'waiting',
  open: 'working',
  confirmed: 'good',
  played: 'good',
  missed: 'bad',
  lapsed: 'idle',
  cancelled: 'idle',
  blocked: 'idle',
  unblocked: 'idle',
};
const placeTones: Record<ShareState, Tone> = {
  held: 'waiting',
  paid: 'good',
  used: 'good',
  kept: 'idle',
  released: 'idle',
  refunded: 'idle',
};
const payoutTones: Record<PayoutState, Tone> = {
  scheduled: 'waiting',
  approved: 'working',
  paid: 'good',
  cancelled: 'idle',
};
const NO_TEXTS = { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) };

/** With the calendar on its page. */
export const venueRecords: ConsoleResource = {
  name: 'venues',
  icon: SportsSoccerIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./venue-list'), 'VenueList'),
  show: lazyComponent(() => import('./venue-show'), 'VenueShow'),
  create: lazyComponent(() => import('./venue-form'), 'VenueCreate'),
  edit: lazyComponent(() => import('./venue-form'), 'VenueEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'venues', position: 1 },
};

export const venueBookings: ConsoleResource = {
  name: 'venue-bookings',
  icon: EventAvailableIcon,
  recordRepresentation: 'venueName',
  list: lazyComponent(() => import('./bookings'), 'BookingList'),
  show: lazyComponent(() => import('./bookings'), 'BookingShow'),
  texts: NO_TEXTS,
  menu: { group: 'venues', position: 2 },
  statuses: { slot: slotTones, place: placeTones },
  eventField: 'slotUid',
};

export const venuePayouts: ConsoleResource = {
  name: 'venue-payouts',
  icon: RequestQuoteIcon,
  recordRepresentation: 'venueName',
  list: lazyComponent(() => import('./payouts'), 'VenuePayoutList'),
  show: lazyComponent(() => import('./payouts'), 'VenuePayoutShow'),
  texts: NO_TEXTS,
  menu: { group: 'venues', position: 3, desk: 'venuePayoutsToPay' },
  statuses: { venuePayout: payoutTones },
};
