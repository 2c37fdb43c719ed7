import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';
import { sales } from '#contracts/sales/sales.events';

const errand = z.object({ errandUid: z.uuid() });

const events = {
  /** The shop offers to buy it, until a time. A later quote replaces it. */
  'errand.quoted': errand,
  'errand.declined': errand,
  /** The quote has ended without an order. */
  'errand.lapsed': errand,
  /** The shop has it, and packs it. */
  'errand.bought': errand,
};

const to = routesTo(sales.jobs);

const routes: RoutesOf<typeof events> = {
  'errand.quoted': [],
  'errand.declined': [],
  'errand.lapsed': [],
  'errand.bought': [to('ledger', 'post-errand-purchase', ({ errandUid }) => ({ errandUid }))],
};

const messageKinds = [
  'tell-errand-quoted',
  'tell-errand-declined',
  'tell-errand-lapsed',
  'tell-errand-bought',
] as const;

/** Things that the shop is asked to buy; order, money and parcel are of sales. */
export const errands = { events, jobs: {}, routes, messageKinds };
