import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../platform/durations.js';
import { USUAL_HOURS } from '../../platform/opening-hours.js';
import { toSen } from '../../platform/sen.js';
import {
  ERRAND_STATES,
  type ErrandState,
  checkQuote,
  errandLabel,
  errandMoves,
  goodsSen,
  isQuoteOpen,
  newErrandCode,
  quoteEnd,
  quotedSen,
  savedSen,
} from './errand.js';

const quote = { quantity: 2, unitPriceSen: toSen(45_000), feeSen: toSen(10_000) };
const now = new Date('2026-12-20T03:00:00Z');

describe('a bought errand', () => {
  it('is called by its parcel once that has left the shop or can be fetched', () => {
    const labels = (['to-pack', 'ready', 'shipped', 'delivered'] as const).map((state) =>
      errandLabel('bought', { state, method: 'courier' }),
    );
    expect(labels).toEqual(['Sudah dibeli', 'Siap diambil', 'Dalam perjalanan', 'Sudah diterima']);
    expect(errandLabel('bought', { state: 'delivered', method: 'pickup' })).toBe('Sudah diambil');
    expect([errandLabel('bought', null), errandLabel('refunded', { state: 'delivered', method: 'courier' })]).toEqual([
      'Sudah dibeli',
      'Pengembalian dana',
    ]);
  });
});

describe('a quote', () => {
  it('costs all pieces and the fee', () => {
    expect([goodsSen(quote), quotedSen(quote)]).toEqual([toSen(90_000), toSen(100_000)]);
  });

  it('may ask for the ceiling, and not for one sen more', () => {
    expect(() => checkQuote(quote, toSen(100_000))).not.toThrow();
    expect(() => checkQuote({ ...quote, feeSen: quote.feeSen + 1n }, toSen(100_000))).toThrow(
      expect.objectContaining({ code: 'QUOTE_ABOVE_CEILING', field: 'unitPrice' }),
    );
  });

  it('ends while the shop is open, as every deadline does', () => {
    const end = (at: string) => quoteEnd(new Date(at), 3, USUAL_HOURS).toISOString();
    expect(end('2026-12-20T15:10:00Z')).toBe('2026-12-24T03:00:00.000Z');
    expect(end('2026-12-20T14:00:00Z')).toBe('2026-12-23T14:00:00.000Z');
    expect(end('2026-12-20T20:00:00Z')).toBe('2026-12-24T03:00:00.000Z');
  });

  it('is open until its end, and only while it is the state', () => {
    const quoteEndsAt = quoteEnd(now, 3, USUAL_HOURS);
    expect(quoteEndsAt).toEqual(new Date(now.getTime() + 3 * DAY_MS));
    expect(isQuoteOpen({ state: 'quoted', quoteEndsAt }, new Date(quoteEndsAt.getTime() - 1))).toBe(true);
    expect(isQuoteOpen({ state: 'quoted', quoteEndsAt }, quoteEndsAt)).toBe(false);
    expect(isQuoteOpen({ state: 'ordered', quoteEndsAt }, now)).toBe(false);
    expect(isQuoteOpen({ state: 'requested', quoteEndsAt: null }, now)).toBe(false);
  });
});

describe('what was bought', () => {
  it.each([
    ['cheaper: the difference goes back', 80_000, 10_000],
    ['as quoted: nothing', 90_000, 0],
    ['dearer: the loss of the shop', 100_000, 0],
  ])('%s', (_, cost, saved) => {
    expect(savedSen(quote, toSen(cost), toSen(100_000))).toBe(toSen(saved));
  });

  it('never costs more than the ceiling', () => {
    expect(() => savedSen(quote, toSen(100_000.01), toSen(100_000))).toThrow(
      expect.objectContaining({ code: 'COST_ABOVE_CEILING', field: 'cost' }),
    );
  });
});

describe('the states of an errand', () => {
  const steps = (state: ErrandState) =>
    Object.entries<{ to: string; by: readonly string[] }>(errandMoves.table[state] as never).map(
      ([action, { to, by }]) => `${action} ${to} ${by.join()}`,
    );

  it('follow the table', () => {
    expect(Object.fromEntries(ERRAND_STATES.map((state) => [state, steps(state)]))).toEqual({
      requested: ['quote quoted admin', 'decline declined admin', 'withdraw withdrawn customer'],
      quoted: [
        'quote quoted admin',
        'decline declined admin',
        'order ordered customer',
        'refuse refused customer',
        'lapse lapsed system',
      ],
      ordered: ['pay paid system', 'cancel withdrawn customer,admin,system', 'expire lapsed system'],
      paid: ['buy bought admin', 'refund refunded admin,system'],
      bought: ['refund refunded admin,system'],
      declined: [],
      withdrawn: [],
      refused: [],
      lapsed: [],
      refunded: [],
    });
  });

  it('refuse any other step', () => {
    expect(() => errandMoves.after('requested', 'buy', 'admin')).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_ERRAND_ACTION' }),
    );
    expect(() => errandMoves.after('quoted', 'order', 'admin')).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_ERRAND_ACTION' }),
    );
  });
});

it('a code can be read aloud', () => {
  expect(newErrandCode((bound) => bound - 1)).toBe('STP-9999999');
});
