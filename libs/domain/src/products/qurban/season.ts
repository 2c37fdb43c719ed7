import { defineTransitions } from '../../platform/transitions.js';

/** docs/rules/qurban.md#seasons */
export const SEASON_STATES = ['draft', 'open', 'closed'] as const;
export type SeasonState = (typeof SEASON_STATES)[number];

export const seasonMoves = defineTransitions<SeasonState>()('season', {
  draft: { publish: { to: 'open', by: ['admin'] } },
  open: { close: { to: 'closed', by: ['system'] } },
  closed: {},
});

/** Shown in the shop. */
export const PUBLIC_SEASONS: SeasonState[] = ['open', 'closed'];

/** Orders are taken until the deadline, whether the sweep has closed the season yet or not. */
export const takesOrders = ({ state, ordersUntil }: { state: SeasonState; ordersUntil: Date }, now: Date): boolean =>
  state === 'open' && now < ordersUntil;
