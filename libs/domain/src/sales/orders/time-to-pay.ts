import { HOUR_MS } from '../../platform/durations.js';

// In the browser too: a file of its own, without the opening hours of deadline.ts.

const LEAST_TO_PAY_MS = HOUR_MS;

/** The earliest last moment for paying that leaves time enough at `now`. */
export const payableFrom = (now: Date): Date => new Date(now.getTime() + LEAST_TO_PAY_MS);

/** Whether there is time enough to pay for an order that can be paid until `latest`. docs/rules/orders.md#deadline */
export const hasTimeToPay = (latest: Date, now: Date): boolean => latest >= payableFrom(now);
