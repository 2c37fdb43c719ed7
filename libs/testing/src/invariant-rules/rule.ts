import type { BookCheck } from '#runtime/sales/ledger/book-checks';

export type Rule = BookCheck;

/** Statuses that hold a seat: all but 5 (Cancel) and 6 (Refund). */
export const LIVE = 'a.status NOT IN (5, 6)';

/** Each row starts at the status where the previous one ended; the first one at the initial status. */
export function chainRule(subject: 'account' | 'order', key: string, first: string): string {
  return `
    SELECT s.uid || ' history ' || coalesce(h.steps::text, 'none') || ', status ' || s.status AS text FROM "${subject}" s
    LEFT JOIN LATERAL (
      SELECT array_agg(x.from_status || '>' || x.to_status ORDER BY x.id) AS steps,
        coalesce(bool_and(x.from_status = x.before), true) AS whole,
        coalesce((array_agg(x.to_status ORDER BY x.id DESC))[1], ${first}) AS last
      FROM (SELECT *, lag(to_status, 1, ${first}) OVER (ORDER BY id) AS before FROM ${subject}_history WHERE ${key} = s.uid) x
    ) h ON true
    WHERE NOT (h.whole AND h.last = s.status)`;
}
