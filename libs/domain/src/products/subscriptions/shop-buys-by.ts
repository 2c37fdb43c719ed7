import { HOUR_MS } from '../../platform/durations.js';
import { type OpeningHours } from '../../platform/opening-hours.js';
import { nextOpening } from '../../platform/opening-times.js';
import { BUY_WITHIN_HOURS } from './hosts/host-task.js';

/**
 * Until when the shop has bought the subscription for who pays now: as much time as a host has, from the moment at which the
 * payment can be looked at. docs/rules/hosts.md#shop-purchases
 */
export const shopBuysBy = (now: Date, hours: OpeningHours): Date =>
  new Date(nextOpening(now, hours).getTime() + BUY_WITHIN_HOURS * HOUR_MS);
