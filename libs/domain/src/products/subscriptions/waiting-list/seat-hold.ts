import { HOUR_MS } from '../../../platform/durations.js';
import type { OpeningHours } from '../../../platform/opening-hours.js';
import { dueInOpeningHours } from '../../../sales/orders/deadline.js';

const HELD_MS = 12 * HOUR_MS;

/** Until when a seat that is offered at `from` is held for the one who waited. docs/rules/groups.md#waiting-list */
export const seatHeldUntil = (from: Date, hours: OpeningHours): Date => dueInOpeningHours(from, HELD_MS, hours);
