import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { AdminList, ListPage } from './admin-list.js';

/** Up to here a total is counted; above, it is what the planner expects. */
export const COUNTED_UP_TO = 10_000;
/** As EXPLAIN names it. */
export interface Plan {
  'Plan Rows': number;
  'Total Cost': number;
}
export const A_HANDFUL: Plan = { 'Plan Rows': 1, 'Total Cost': 0 };
export async function planOf(database: Database, explain: Prisma.Sql): Promise<Plan> {
  const [row] = await database.read<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
  return row!['QUERY PLAN'][0].Plan;
}

/**
 * Where collecting the rows with a text in several tables costs the planner more than this (about a thousand rows), a
 * page is found sooner by checking each row of the list, and a count would have to collect them all: the total is what
 * the planner expects.
 */
const MOST_COST_OF_FEW = 20_000;
export const isTooMuch = (plan: Pick<Plan, 'Total Cost'>): boolean => plan['Total Cost'] > MOST_COST_OF_FEW;

type Total = Pick<ListPage<unknown>, 'total' | 'isEstimated'>;
/** @param counted up to one more than what is counted; undefined: not counted. */
export function totalOf(counted: number | undefined, { 'Plan Rows': expected }: Plan): Total {
  if (counted !== undefined && counted <= COUNTED_UP_TO) return { total: counted, isEstimated: false };
  return { total: Math.max(expected, counted ?? 0), isEstimated: true };
}

/** An estimate that does not contradict the page: the last page is known by its end, and after a full one is another. */
export function seen(total: Total, { skip, take }: AdminList, rows: number): Total {
  if (!total.isEstimated || rows === 0) return total;
  if (rows < take) return { total: skip + rows, isEstimated: false };
  return { ...total, total: Math.max(total.total, skip + rows + 1) };
}
