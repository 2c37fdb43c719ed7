import { daysAfter } from '#domain/platform/durations';
import { type Behaviour, change, decide, grant, join, pay, reprice, worker } from './behaviours.js';
import { CHECKS } from './checks.js';
import { host, rearrange } from './group-behaviours.js';
import { GROUP_CHECKS } from './group-checks.js';
import { ModelShop } from './model-shop.js';
import { Random } from './random.js';

const START = new Date('2026-11-24T17:00:00Z');
/** Fourteen months. */
const DAYS = 425;

/** Runs a shop in virtual time. @returns the shop, and what was broken after which day. */
export function simulate(seed: number, days = DAYS): { shop: ModelShop; broken: string[] } {
  const shop = new ModelShop(4);
  const random = new Random(seed);
  const behaviours: Behaviour[] = [host, join, grant, pay, decide, change, rearrange, reprice, worker(seed)];
  const broken: string[] = [];
  for (let n = 0; n < days && broken.length === 0; n += 1) {
    const day = daysAfter(START, n);
    for (const act of behaviours) act(shop, day, random);
    broken.push(...brokenIn(shop).map((what) => `seed ${seed}, ${day.toISOString()}: ${what}`));
  }
  return { shop, broken };
}

export const ALL_CHECKS = { ...CHECKS, ...GROUP_CHECKS };

/** What does not hold in the shop now. */
export const brokenIn = (shop: ModelShop): string[] =>
  Object.entries(ALL_CHECKS).flatMap(([name, check]) => check(shop).map((what) => `${name}: ${what}`));
