import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const order = z.object({ orderUid: uid });
const ended = z.object({ orderUid: uid, isChecked: z.optional(z.boolean()) });

const events = {
  /** The booker has paid: players are looked for. */
  'venue.opened': order,
  /** Of each order of a slot that is played: it is complete. */
  'venue.confirmed': order,
  /** The day before. */
  'venue.reminder': order,
  /** It did not become complete in time: the money goes back, with `isChecked` once the proof was checked. */
  'venue.missed': ended,
  /** The venue or the booker has cancelled the slot: the money goes back, with `isChecked` once the proof was checked. */
  'venue.cancelled': ended,
  /** A customer has cancelled the own part. */
  'venue.left': z.object({ orderUid: uid, keptSen: z.string(), backSen: z.string() }),
  'venue.paid-out': z.object({ slotUid: uid, payoutUid: uid }),
};

const jobs = { venues: { 'post-venue-payout': z.object({ payoutUid: uid }) } };
const to = routesTo(jobs);

const routes: RoutesOf<typeof events> = {
  'venue.opened': [],
  'venue.confirmed': [],
  'venue.reminder': [],
  'venue.missed': [],
  'venue.cancelled': [],
  'venue.left': [],
  'venue.paid-out': [to('venues', 'post-venue-payout', ({ payoutUid }) => ({ payoutUid }))],
};

const messageKinds = [
  'tell-venue-opened',
  'tell-venue-confirmed',
  'remind-venue',
  'tell-venue-missed',
  'tell-venue-cancelled',
  'tell-venue-left',
  'tell-venue-paid-out',
] as const;

/** Venues that are booked by the hour. */
export const venues = { events, jobs, routes, messageKinds };
