import { defineTransitions } from '../../platform/transitions.js';
import { hasTimeToPay } from '../../sales/orders/time-to-pay.js';

/** docs/rules/qurban.md#seasons */
export const SEASON_STATES = ['draft', 'open', 'closed'] as const;
export type SeasonState = (typeof SEASON_STATES)[number];

export const seasonMoves = defineTransitions<SeasonState>()(
  'season',
  {
    draft: 'Musim ini masih draf.',
    open: 'Musim ini sudah dibuka.',
    closed: 'Musim ini sudah ditutup.',
  },
  {
    draft: { publish: { to: 'open', by: ['admin'] } },
    open: { close: { to: 'closed', by: ['system'] } },
    closed: {},
  },
);

/** Shown in the shop. */
export const PUBLIC_SEASONS: SeasonState[] = ['open', 'closed'];

interface Season {
  state: SeasonState;
  ordersUntil: Date;
}

/** Shares are paid until the deadline, whether the sweep has closed the season yet or not. */
export const isRunning = ({ state, ordersUntil }: Season, now: Date): boolean => state === 'open' && now < ordersUntil;

/** Orders are taken as long as there is time to pay for them before the deadline. docs/rules/qurban.md#order */
export const takesOrders = (season: Season, now: Date): boolean =>
  isRunning(season, now) && hasTimeToPay(season.ordersUntil, now);
