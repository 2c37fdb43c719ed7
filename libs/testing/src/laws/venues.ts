import { A, B, EARLY, LATE, type BrokenRows, type Row, type SecondRows } from './rows.js';

const VENUE: Row = { players: 2, slot_hours: 1, fee_percent: 0, cancel_hours: 1, keep_percent: 0 };
const HOUR: Row = { starts_at: EARLY, ends_at: LATE };
const PLACE: Row = { kind: 'player', places: 1, amount_sen: 1 };

export const VENUES_BROKEN: BrokenRows = {
  venue_terms: [
    'venue',
    { players: 1, slot_hours: 1, cancel_hours: 1 },
    { players: 2, slot_hours: 7, cancel_hours: 1 },
    { players: 2, slot_hours: 1, cancel_hours: 0 },
    { players: 2, slot_hours: 1, cancel_hours: 1, fee_percent: 51 },
    { players: 2, slot_hours: 1, cancel_hours: 1, keep_percent: 101 },
  ],
  venue_active: ['venue', { ...VENUE, active: true, manager_uid: A }, { ...VENUE, active: true, file_uid: A }],
  venue_price_hours: [
    'venue_price',
    { weekday: 0, from_hour: 1, to_hour: 2, price_sen: 1 },
    { weekday: 1, from_hour: 2, to_hour: 2, price_sen: 1 },
    { weekday: 1, from_hour: 2, to_hour: 25, price_sen: 1 },
  ],
  venue_price_price: ['venue_price', { weekday: 1, from_hour: 1, to_hour: 2, price_sen: 0 }],
  venue_slot_state: [
    'venue_slot',
    { ...HOUR, state: 'lost' },
    { ...HOUR, state: 'held' },
    { ...HOUR, state: 'blocked', booker_uid: A },
  ],
  venue_slot_time: ['venue_slot', { state: 'blocked', starts_at: EARLY, ends_at: EARLY }],
  venue_slot_places: [
    'venue_slot',
    { ...HOUR, state: 'blocked', held: -1 },
    { ...HOUR, state: 'blocked', players: 2, held: 1, paid: 2 },
  ],
  venue_share_kind: [
    'venue_share',
    { kind: 'guest', places: 1, amount_sen: 1, state: 'held' },
    { kind: 'player', places: 0, amount_sen: 1, state: 'held' },
    { kind: 'player', places: 1, amount_sen: 0, state: 'held' },
  ],
  venue_share_state: [
    'venue_share',
    { ...PLACE, state: 'lost' },
    { ...PLACE, state: 'paid' },
    { ...PLACE, state: 'held', paid_at: EARLY },
  ],
};

export const VENUES_SECOND: SecondRows = {
  venue_share_once: {
    table: 'venue_share',
    first: { ...PLACE, slot_uid: A, customer_uid: A, state: 'paid', paid_at: EARLY },
    refused: [{}, { state: 'held', paid_at: null }],
    taken: [{ state: 'refunded' }, { customer_uid: B }, { slot_uid: B }, { kind: 'rest' }],
  },
};
