import { BOOKS_ALWAYS, BOOKS_WHEN_SETTLED } from './books.js';
import { PLATFORM_ALWAYS, PLATFORM_WHEN_SETTLED } from './platform.js';
import { PRODUCTS_ALWAYS, PRODUCTS_WHEN_SETTLED } from './products.js';
import { SALES_ALWAYS, SALES_WHEN_SETTLED } from './sales.js';
import { SUBSCRIPTIONS_ALWAYS, SUBSCRIPTIONS_WHEN_SETTLED } from './subscriptions.js';
import type { Rule } from './rule.js';

/** Must hold at every committed state, also while events are open. */
export const ALWAYS: Rule[] = [
  ...BOOKS_ALWAYS,
  ...PLATFORM_ALWAYS,
  ...PRODUCTS_ALWAYS,
  ...SALES_ALWAYS,
  ...SUBSCRIPTIONS_ALWAYS,
];

/** Must hold once every event has had its effects. */
export const WHEN_SETTLED: Rule[] = [
  ...BOOKS_WHEN_SETTLED,
  ...PLATFORM_WHEN_SETTLED,
  ...PRODUCTS_WHEN_SETTLED,
  ...SALES_WHEN_SETTLED,
  ...SUBSCRIPTIONS_WHEN_SETTLED,
];
