import { HOUR_MS } from '../../platform/durations.js';

// In the browser too: a file of its own, without the opening hours of deadline.ts.

const LEAST_TO_PAY_MS = HOUR_MS;

/** Whether there is time enough to pay for an order that can be paid until `latest`. docs/rules/orders.md#deadline */
export const hasTimeToPay = (latest: Date, now: Date): boolean => latest.getTime() - now.getTime() >= LEAST_TO_PAY_MS;
