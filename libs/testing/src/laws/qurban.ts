import { A, B, EARLY, type BrokenRows, type Row, type SecondRows } from './rows.js';

const FEAST: Row = { day: '2026-05-01', orders_until: EARLY };
const BOUGHT: Row = { bought_at: EARLY, cost_sen: 1, bought_from: 'x' };

export const QURBAN_BROKEN: BrokenRows = {
  qurban_kind_shares: ['qurban_kind', { shares: 0 }, { shares: 21 }],
  qurban_season_state: [
    'qurban_season',
    { state: 'lost', ...FEAST },
    { state: 'closed', ...FEAST },
    { state: 'open', closed_at: EARLY, ...FEAST },
  ],
  qurban_season_deadline: ['qurban_season', { state: 'open', day: '2026-01-01', orders_until: EARLY }],
  qurban_animal_prices: ['qurban_animal', { price_sen: 0, state: 'open' }],
  qurban_animal_state: ['qurban_animal', { price_sen: 1, state: 'lost' }],
  qurban_animal_bought: [
    'qurban_animal',
    { price_sen: 1, state: 'bought' },
    { price_sen: 1, state: 'open', bought_at: EARLY, cost_sen: 1, bought_from: 'x' },
    { price_sen: 1, state: 'bought', bought_at: EARLY, cost_sen: 1 },
    { price_sen: 1, state: 'bought', bought_at: EARLY, bought_from: 'x' },
  ],
  qurban_animal_reported: [
    'qurban_animal',
    { price_sen: 1, state: 'reported', ...BOUGHT },
    {
      price_sen: 1,
      state: 'bought',
      ...BOUGHT,
      report: 'x',
      place: 'x',
      slaughtered_on: '2026-01-01',
      reported_at: EARLY,
    },
    { price_sen: 1, state: 'reported', ...BOUGHT, place: 'x', slaughtered_on: '2026-01-01', reported_at: EARLY },
    { price_sen: 1, state: 'reported', ...BOUGHT, report: 'x', slaughtered_on: '2026-01-01', reported_at: EARLY },
    { price_sen: 1, state: 'reported', ...BOUGHT, report: 'x', place: 'x', reported_at: EARLY },
  ],
  qurban_participation_amounts: [
    'qurban_participation',
    { state: 'held', shares: 0, held_sen: 1 },
    { state: 'held', shares: 1, held_sen: 0 },
    { state: 'held', shares: 1, held_sen: 1, surplus_sen: 2 },
  ],
  qurban_participation_state: [
    'qurban_participation',
    { state: 'lost', shares: 1, held_sen: 1 },
    { state: 'held', shares: 1, held_sen: 1, paid_at: EARLY },
    { state: 'paid', shares: 1, held_sen: 1 },
  ],
  qurban_share_seat: ['qurban_share', { seat: 0, of_shares: 7 }, { seat: 8, of_shares: 7 }],
  qurban_instalment_amount: ['qurban_instalment', { amount_sen: 0, number: 1 }, { amount_sen: 1, number: 0 }],
  qurban_transfer_amount: [
    'qurban_transfer',
    { amount_sen: 0, from_uid: A, to_uid: B },
    { amount_sen: 1, from_uid: A, to_uid: A },
  ],
};

export const QURBAN_SECOND: SecondRows = {
  qurban_share_taken: {
    table: 'qurban_share',
    first: { animal_uid: A, seat: 1, of_shares: 7 },
    refused: [{}],
    taken: [{ seat: null }, { seat: 2 }, { animal_uid: B }],
  },
};
