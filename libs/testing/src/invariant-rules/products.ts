import { GIVING_CONTROL_ACCOUNTS } from '#runtime/products/giving/control-accounts';
import { ERRAND_COSTS } from '#runtime/products/errands/control-accounts';
import { QURBAN_CONTROL_ACCOUNTS } from '#runtime/products/qurban/control-accounts';
import { VENUE_FUNDS } from '#runtime/products/venues/control-accounts';
import { type Rule } from './rule.js';

export const PRODUCTS_ALWAYS: Rule[] = [
  {
    name: 'the stock of a variant is the sum of its movements, and what is held the sum of its open holds',
    broken: `
      SELECT v.sku || ' stock ' || v.stock || ' held ' || v.held AS text FROM merchandise_variant v
      WHERE v.stock <> (SELECT coalesce(sum(m.quantity), 0) FROM merchandise_movement m WHERE m.variant_uid = v.uid)
        OR v.held <> (SELECT coalesce(sum(h.quantity), 0) FROM merchandise_hold h WHERE h.variant_uid = v.uid AND h.ended_at IS NULL)`,
  },
  {
    name: 'an order for things has its holds and its parcel, and both are as far as it is',
    broken: `
      SELECT o.number || ' order ' || o.status || ' parcel ' || coalesce(s.state, 'none') || ' ' || coalesce(h.outcomes::text, 'no holds') AS text
      FROM "order" o LEFT JOIN shipment s ON s.order_uid = o.uid
        LEFT JOIN LATERAL (SELECT array_agg(DISTINCT coalesce(x.outcome, 'open')) AS outcomes
          FROM merchandise_hold x WHERE x.order_uid = o.uid) h ON true
      WHERE o.product_line = 'merchandise' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN s.state = 'waiting' AND h.outcomes = '{open}'
        -- Until the job of the payment has run, the parcel waits.
        WHEN o.status = 3 THEN (s.state = 'waiting' AND h.outcomes = '{open}') OR (s.state IN ('to-pack', 'ready', 'shipped') AND h.outcomes = '{sold}')
        WHEN o.status = 4 THEN s.state = 'delivered' AND h.outcomes = '{sold}'
        WHEN o.status IN (5, 8) THEN s.state = 'cancelled' AND h.outcomes = '{released}'
        WHEN o.status = 6 THEN s.state IN ('cancelled', 'returned') AND h.outcomes <> '{open}' END, false)`,
  },
  {
    name: 'the buyers of a product are its shares, each of the customer of its order',
    broken: `
      SELECT p.code || ' held ' || p.held || ' joined ' || p.joined AS text FROM sekeranjang_product p
        LEFT JOIN sekeranjang_share s ON s.product_uid = p.uid GROUP BY p.uid
      HAVING p.held <> count(*) FILTER (WHERE s.state = 'held')
        OR p.joined <> count(*) FILTER (WHERE s.state IN ('joined', 'won', 'supplied'))
      UNION ALL
      SELECT o.number FROM sekeranjang_share s JOIN "order" o ON o.uid = s.order_uid WHERE o.customer_uid <> s.customer_uid`,
  },
  {
    name: 'an order of Sekeranjang has its share and its parcel, and both are as far as it is',
    broken: `
      SELECT o.number || ' order ' || o.status || ' parcel ' || coalesce(p.state, 'none') || ' share ' || coalesce(s.state, 'none') AS text
      FROM "order" o LEFT JOIN shipment p ON p.order_uid = o.uid LEFT JOIN sekeranjang_share s ON s.order_uid = o.uid
      WHERE o.product_line = 'sekeranjang' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN p.state = 'waiting' AND s.state = 'held'
        -- Until the job of the payment has run, both wait.
        WHEN o.status = 3 THEN (p.state, s.state) = ('waiting', 'held') OR (p.state = 'awaiting-goods' AND s.state IN ('joined', 'won'))
          OR (p.state IN ('to-pack', 'ready', 'shipped') AND s.state = 'supplied')
        WHEN o.status = 4 THEN p.state = 'delivered' AND s.state = 'supplied'
        WHEN o.status IN (5, 8) THEN p.state = 'cancelled' AND s.state = 'released'
        WHEN o.status = 6 THEN p.state IN ('cancelled', 'returned') AND s.state = 'refunded' END, false)`,
  },
  {
    name: 'an order of an errand has its errand and its parcel, and both are as far as it is',
    broken: `
      SELECT o.number || ' order ' || o.status || ' parcel ' || coalesce(p.state, 'none') || ' errand ' || coalesce(e.state, 'none') AS text
      FROM "order" o LEFT JOIN shipment p ON p.order_uid = o.uid LEFT JOIN errand e ON e.order_uid = o.uid
      WHERE o.product_line = 'errands' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN p.state = 'waiting' AND e.state = 'ordered'
        -- Until the job of the payment has run, both wait.
        WHEN o.status = 3 THEN (p.state, e.state) IN (('waiting', 'ordered'), ('awaiting-goods', 'paid'))
          OR (p.state IN ('to-pack', 'ready', 'shipped') AND e.state = 'bought')
        WHEN o.status = 4 THEN p.state = 'delivered' AND e.state = 'bought'
        WHEN o.status = 5 THEN p.state = 'cancelled' AND e.state = 'withdrawn'
        WHEN o.status = 8 THEN p.state = 'cancelled' AND e.state = 'lapsed'
        WHEN o.status = 6 THEN p.state IN ('cancelled', 'returned') AND e.state = 'refunded' END, false)
      UNION ALL
      SELECT e.code FROM errand e JOIN "order" o ON o.uid = e.order_uid WHERE o.customer_uid <> e.customer_uid`,
  },
  {
    name: 'a slot counts the places of its shares, and is as far as they are',
    broken: `
      SELECT t.uid || ' held ' || t.held || ' paid ' || t.paid AS text FROM venue_slot t LEFT JOIN venue_share s ON s.slot_uid = t.uid
      GROUP BY t.uid HAVING (t.held, t.paid) IS DISTINCT FROM (coalesce(sum(s.places) FILTER (WHERE s.state = 'held'), 0),
        coalesce(sum(s.places) FILTER (WHERE s.state IN ('paid', 'used', 'kept')), 0))
        OR t.state = 'confirmed' AND t.paid <> t.players OR t.state = 'lapsed' AND t.held + t.paid > 0`,
  },
  {
    name: 'a share of a slot is as far as its order',
    broken: `
      SELECT o.number || ' status ' || o.status || ' share ' || coalesce(s.state, 'none') AS text
      FROM "order" o LEFT JOIN venue_share s ON s.order_uid = o.uid
      WHERE o.product_line = 'venues' AND NOT coalesce(s.customer_uid = o.customer_uid AND CASE
        WHEN o.status IN (1, 2) THEN s.state = 'held' WHEN o.status = 3 THEN s.state IN ('held', 'paid')
        WHEN o.status = 4 THEN s.state IN ('used', 'kept') WHEN o.status IN (5, 8) THEN s.state = 'released'
        -- Cancelled too late where nothing is kept: the place stays, the money goes back.
        WHEN o.status = 6 THEN s.state = 'refunded' OR s.state = 'kept' AND (SELECT sum(r.amount_sen) FROM refund r
          WHERE r.order_uid = o.uid AND r.state <> 'cancelled') >= s.amount_sen END, false)`,
  },
  {
    name: 'an order of an animal has one seat for each of its shares while it lives, all in its animal',
    broken: `
      SELECT p.order_uid || ' ' || p.state || ' has ' || count(s.seat) || ' of ' || p.shares AS text FROM qurban_participation p
        LEFT JOIN qurban_share s ON s.order_uid = p.order_uid AND s.animal_uid = p.animal_uid GROUP BY p.order_uid
      HAVING count(*) <> p.shares OR count(s.seat) <> CASE WHEN p.state IN ('released', 'refunded') THEN 0 ELSE p.shares END`,
  },
  {
    name: 'an order of an animal is as far as its order, and an animal that is complete has all its shares paid',
    broken: `
      SELECT o.number || ' order ' || o.status || ' ' || coalesce(p.state, 'nothing') AS text
      FROM "order" o LEFT JOIN qurban_participation p ON p.order_uid = o.uid
      WHERE o.product_line = 'qurban' AND NOT coalesce(p.customer_uid = o.customer_uid AND CASE
        WHEN o.status IN (1, 2) THEN p.state = 'held'
        -- Until the job of the payment has run, the share is only held.
        WHEN o.status = 3 THEN p.state IN ('held', 'paid', 'bought')
        WHEN o.status = 4 THEN p.state = 'done'
        WHEN o.status IN (5, 8) THEN p.state = 'released'
        WHEN o.status = 6 THEN p.state = 'refunded' END, false)
      UNION ALL
      SELECT a.code || ' ' || a.state FROM qurban_animal a WHERE a.state IN ('filled', 'bought', 'reported') AND a.shares <> (
        SELECT coalesce(sum(p.shares), 0) FROM qurban_participation p WHERE p.animal_uid = a.uid AND p.state IN ('paid', 'bought', 'done'))`,
  },
  {
    name: 'a cause has raised what its donations sum to, and passed on what its disbursements sum to',
    broken: `
      SELECT c.slug || ' raised ' || c.raised_sen || ' disbursed ' || c.disbursed_sen AS text FROM giving_cause c
      WHERE (c.raised_sen, c.donations) <> (SELECT coalesce(sum(d.amount_sen), 0), count(*) FROM giving_donation d
          WHERE d.cause_uid = c.uid AND d.state = 'received')
        OR c.disbursed_sen <> (SELECT coalesce(sum(x.amount_sen), 0) FROM giving_disbursement x WHERE x.cause_uid = c.uid)
        OR c.allotted_sen <> (SELECT coalesce(sum(a.amount_sen), 0) FROM giving_allotment a JOIN payout p
          ON p.kind = 'disbursement' AND p.ref_uid = a.uid WHERE a.cause_uid = c.uid AND p.state IN ('scheduled', 'approved'))`,
  },
  {
    name: 'a cause keeps the money of the shares whose applicants are picked and do not have them yet',
    broken: `
      SELECT c.slug || ' keeps too little' AS text FROM giving_cause c WHERE c.raised_sen - c.disbursed_sen - c.allotted_sen < (
        SELECT coalesce(sum(d.amount_sen / d.share_count), 0) FROM giving_share s JOIN giving_donation d ON d.uid = s.donation_uid
        JOIN giving_application a ON a.uid = s.application_uid WHERE s.cause_uid = c.uid AND a.state = 'picked')
      UNION ALL
      SELECT 'application ' || a.uid || ' ' || a.state FROM giving_application a LEFT JOIN giving_share s ON s.application_uid = a.uid
      WHERE (a.state IN ('picked', 'fulfilled')) <> (s.uid IS NOT NULL)`,
  },
  {
    name: 'what a cause passes on has one payout, and is on its page once that is paid',
    broken: `
      SELECT coalesce('allotment ' || a.uid, 'payout ' || p.uid, 'disbursement ' || d.uid) AS text FROM giving_allotment a
        FULL JOIN (SELECT * FROM payout WHERE kind = 'disbursement') p ON p.ref_uid = a.uid
        FULL JOIN (SELECT * FROM giving_disbursement WHERE application_uid IS NULL) d ON d.uid = a.uid
      WHERE (a.amount_sen, p.state = 'paid') IS DISTINCT FROM (p.amount_sen, d.uid IS NOT NULL)
        OR (d.uid IS NOT NULL AND (d.amount_sen, d.cause_uid) IS DISTINCT FROM (a.amount_sen, a.cause_uid))`,
  },
  {
    name: 'what was given is as far as its order',
    broken: `
      SELECT o.number || ' order ' || o.status || ' ' || coalesce(g.face || ' ' || g.state, 'nothing') AS text
      FROM "order" o LEFT JOIN (SELECT order_uid, 'donation' AS face, state FROM giving_donation
        UNION ALL SELECT order_uid, 'tip', state FROM giving_tip
        UNION ALL SELECT order_uid, 'gift', state FROM giving_gift) g ON g.order_uid = o.uid
      WHERE o.product_line = 'giving' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN g.state = 'promised'
        -- Until the job of the payment has run, it is only promised.
        WHEN o.status = 3 THEN g.state = 'promised' OR (g.face = 'gift' AND g.state IN ('ready', 'expired'))
        WHEN o.status = 4 THEN g.state IN ('received', 'passed-on', 'claimed', 'paid')
        WHEN o.status IN (5, 8) THEN g.state = 'lapsed'
        WHEN o.status = 6 THEN g.state = 'returned' END, false)`,
  },
];

export const PRODUCTS_WHEN_SETTLED: Rule[] = [
  ...GIVING_CONTROL_ACCOUNTS,
  ERRAND_COSTS,
  ...QURBAN_CONTROL_ACCOUNTS,
  VENUE_FUNDS,
];
