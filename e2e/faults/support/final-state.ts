import { events } from '#contracts/events';
import type { Family } from '#testing/factories';
import { allRoutes } from '../../../worker/src/messages-registry.js';
import { JobPlanner } from '../../../worker/src/platform/outbox/job-planner.js';
import type { Shop } from '../../support/shop.js';
import type { Person } from './fixtures.js';

/** The customers of a scenario; no other customer has an order in the family. */
interface People {
  host: Person;
  member: Person;
  family: Family;
}

/** All rows that a scenario has written, without identifiers and times, so that two runs can be compared. */
export type FinalState = Record<string, string[]>;

const OURS = `
  WITH ours AS (
    SELECT o.uid, o.status, o.version, CASE WHEN a.pre_order THEN 'pre-order' WHEN a.role = 'host' THEN 'host' ELSE 'ready' END AS kind, a.uid AS account, a.group_uid FROM "order" o JOIN account a ON a.order_uid = o.uid
    WHERE o.customer_uid IN ($1, $2)
  ), our_groups AS (
    SELECT * FROM account_group WHERE family_uid = $3
  ), notifications AS (
    SELECT n.*, CASE n.customer_uid WHEN $1 THEN 'host' ELSE 'member' END AS who FROM notification n
    WHERE n.customer_uid IN ($1, $2)
  ), subjects AS (
    SELECT uid FROM ours UNION SELECT account FROM ours UNION SELECT group_uid FROM ours UNION SELECT uid FROM notifications
  ), happened AS (
    SELECT x.* FROM outbox x WHERE EXISTS (
      SELECT 1 FROM jsonb_each_text(x.payload) AS fact JOIN subjects s ON s.uid::text = fact.value)
  ), payments AS (
    SELECT p.* FROM payment p JOIN ours ON ours.uid = p.order_uid
  ), purchases AS (
    SELECT p.* FROM host_purchase p JOIN ours ON ours.uid = p.order_uid
  ), owed AS (
    SELECT r.uid, p.state, p.amount_sen, p.file_uid
    FROM reimbursement r JOIN payout p ON p.uid = r.payout_uid JOIN ours ON ours.uid = r.order_uid
  ), causes AS (
    SELECT uid FROM payments UNION SELECT uid FROM purchases UNION SELECT uid FROM owed
  )`;

/** One line of text for each row that counts. */
const LINES: Record<string, string> = {
  orders: `SELECT kind || ' ' || status || ' v' || version AS line FROM ours`,
  'order steps': `
    SELECT ours.kind || ' ' || h.from_status || '>' || h.to_status || ' ' || h.why || ', ' || h.by AS line
    FROM order_history h JOIN ours ON ours.uid = h.order_uid`,
  seats: `
    SELECT a.role || ' seat ' || a.seat_number || ' status ' || a.status || ' v' || a.version AS line
    FROM account a WHERE a.customer_uid IN ($1, $2)`,
  'seat steps': `
    SELECT ours.kind || ' ' || h.from_status || '>' || h.to_status || ' ' || h.why || ', ' || h.by AS line
    FROM account_history h JOIN ours ON ours.account = h.account_uid`,
  groups: `
    SELECT 'host ' || g.free_host_seats::text || ' regular ' || g.free_regular_seats::text || ' filled ' || g.fill_epoch AS line
    FROM our_groups g`,
  payments: `SELECT state || ' ' || amount_sen AS line FROM payments`,
  purchases: `SELECT state || ' ' || provider_price_sen AS line FROM purchases`,
  reimbursements: `SELECT state || ' ' || amount_sen AS line FROM owed`,
  ledger: `
    SELECT e.kind || ' ' || p.account || ' ' || p.amount_sen AS line
    FROM ledger_entry e JOIN ledger_posting p ON p.entry_uid = e.uid JOIN causes ON causes.uid = e.cause`,
  notifications: `SELECT who || ' ' || kind || ' ' || email_state AS line FROM notifications`,
  events: `
    SELECT name || CASE WHEN settled_at IS NULL THEN ' open' ELSE '' END ||
      CASE WHEN set_aside_at IS NULL THEN '' ELSE ' set aside' END AS line FROM happened`,
  effects: `SELECT h.name || ' ' || i.consumer AS line FROM inbox i JOIN happened h ON h.uid = i.event_uid`,
  audit: `SELECT a.subject || ' ' || a.action AS line FROM audit_log a JOIN causes ON causes.uid = a.subject_uid`,
  pictures: `
    SELECT 'picture' AS line FROM file WHERE uid IN (
      SELECT file_uid FROM payments UNION ALL SELECT file_uid FROM purchases UNION ALL SELECT file_uid FROM owed)`,
};

export async function finalStateOf(shop: Shop, { host, member, family }: People): Promise<FinalState> {
  const state: FinalState = {};
  for (const [what, sql] of Object.entries(LINES)) {
    const values = [host.customerUid, member.customerUid, family.uid];
    const rows = await shop.sql<{ line: string }>(`${OURS} SELECT line FROM (${sql}) AS lines ORDER BY line`, values);
    state[what] = rows.map(({ line }) => line);
  }
  return state;
}

const planner = new JobPlanner(allRoutes);
const AWAITED = JSON.stringify(
  Object.fromEntries(Object.keys(events).map((name) => [name, planner.consumersOf(name)])),
);

/** How many events of the scenario lack an effect. Exact at once; `settled_at` is written only once a second. */
export async function openEvents(shop: Shop, { host, member, family }: People): Promise<number> {
  const [row] = await shop.sql<{ open: number }>(
    `${OURS} SELECT count(*)::int AS open FROM happened h WHERE h.published_at IS NULL OR EXISTS (
       SELECT 1 FROM jsonb_array_elements_text($4::jsonb -> h.name) AS awaited (consumer)
       WHERE NOT EXISTS (SELECT 1 FROM inbox i WHERE i.event_uid = h.uid AND i.consumer = awaited.consumer))`,
    [host.customerUid, member.customerUid, family.uid, AWAITED],
  );
  return row?.open ?? 0;
}
