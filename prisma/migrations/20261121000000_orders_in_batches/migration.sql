-- The hot write for all buyers who came at the same moment (docs/decisions/0006): one round trip, one commit and one
-- INSERT a table. What is decided here is only which seat; price, deadline, first status and texts come from the domain.
DROP FUNCTION place_order;

-- Taking a seat touches no index (heap-only update): whether there is a free one changes far more seldom than which.
DROP INDEX "account_group_open_regular", "account_group_open_host";
ALTER TABLE "account_group"
  ADD COLUMN "open_to_regular" BOOLEAN GENERATED ALWAYS AS (cardinality("free_regular_seats") > 0) STORED,
  ADD COLUMN "open_to_host" BOOLEAN GENERATED ALWAYS AS (cardinality("free_host_seats") > 0) STORED,
  SET (fillfactor = 70);
CREATE INDEX "account_group_open_regular" ON "account_group" ("family_uid") WHERE "open_to_regular";
CREATE INDEX "account_group_open_host" ON "account_group" ("family_uid") WHERE "open_to_host";

-- What place-orders.sql.ts sends, and what became of it.
CREATE TYPE order_reservation AS (
  order_uid uuid, account_uid uuid, number text, customer_uid uuid, package_uid uuid, variant_uid uuid, family_uid uuid,
  group_uid uuid, role text, needs_tv boolean, name text, email text, phone_number text, kind text, order_status int,
  account_status int, grand_total_sen bigint, fee_sen bigint, host_share_sen bigint, due_at timestamptz,
  idempotency_key text, retry_key text, request_hash text, why text, created_event_uid uuid, due_at_iso text,
  filled_event_uid uuid, created_at timestamptz,
  outcome text, seat_number int, fill_epoch int, is_full boolean
);

-- The open group nearest to full, oldest first among equals.
CREATE FUNCTION open_group(p_family_uid uuid, p_role text, p_needs_tv boolean, p_customer_uid uuid) RETURNS uuid
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_role = 'host' THEN
    RETURN (SELECT g.uid FROM account_group g
      WHERE g.family_uid = p_family_uid AND g.open_to_host
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at LIMIT 1);
  END IF;
  RETURN (SELECT g.uid FROM account_group g
    WHERE g.family_uid = p_family_uid AND g.open_to_regular
      AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
      AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
    ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at LIMIT 1);
END $$;

-- A new group with all its seats free. The host's seats have the lowest numbers.
CREATE FUNCTION open_new_group(family plan_family, p_created_at timestamptz) RETURNS uuid LANGUAGE sql AS $$
  INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats, tv_slots, created_at)
  VALUES (gen_random_uuid(), family.uid, family.host_seats + family.regular_seats,
    ARRAY(SELECT generate_series(1, family.host_seats)),
    ARRAY(SELECT generate_series(family.host_seats + 1, family.host_seats + family.regular_seats)),
    family.tv_slots, p_created_at)
  RETURNING uid
$$;

-- outcome: reserved | blocked | unknown-customer | known-key | foreign-group | no-seat | busy; written is only `reserved`.
-- A buyer stands in a batch only once, so that keys and memberships cannot meet inside it.
-- After `no-seat` the caller asks again with p_may_open: the family's row is locked before any group, so that a rush never
-- opens two groups side by side. `busy`: another process has this group in its hands (or has just filled it), and this
-- batch holds a group already; the caller asks for that order alone, and so nobody ever waits in a circle.
CREATE FUNCTION place_orders(p_orders json, p_may_open boolean)
RETURNS TABLE (outcome text, group_uid uuid, seat_number int) LANGUAGE plpgsql
-- A plan made while the tables were empty, and kept by a busy connection, would read them whole ever after.
SET enable_seqscan = off SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  r order_reservation;
  answers order_reservation[] := '{}';
  family plan_family;
  holds_a_group boolean := false;
BEGIN
  FOR r IN SELECT * FROM json_populate_recordset(NULL::order_reservation, p_orders) LOOP
    IF p_may_open THEN
      SELECT * INTO family FROM plan_family f WHERE f.uid = r.family_uid FOR UPDATE;
    END IF;
    -- After the lock: the same key may have been used while this request waited.
    SELECT CASE
        WHEN c.blocked_at IS NOT NULL THEN 'blocked'
        WHEN EXISTS (SELECT 1 FROM "order" o WHERE o.customer_uid = c.uid AND o.idempotency_key = r.idempotency_key) THEN 'known-key'
        ELSE 'no-seat'
      END INTO r.outcome
      FROM customer c WHERE c.uid = r.customer_uid;
    IF NOT FOUND THEN r.outcome := 'unknown-customer'; END IF;

    WHILE r.outcome = 'no-seat' LOOP
      IF p_may_open OR r.group_uid IS NULL THEN
        r.group_uid := open_group(r.family_uid, r.role, r.needs_tv, r.customer_uid);
        IF r.group_uid IS NULL AND p_may_open THEN r.group_uid := open_new_group(family, r.created_at); END IF;
      END IF;
      -- One statement takes the lock and the lowest free seat: after waiting, all conditions on the row count anew.
      UPDATE account_group g SET
        free_host_seats = CASE WHEN r.role = 'host' THEN g.free_host_seats[2:] ELSE g.free_host_seats END,
        free_regular_seats = CASE WHEN r.role = 'host' THEN g.free_regular_seats ELSE g.free_regular_seats[2:] END,
        last_seat = CASE WHEN r.role = 'host' THEN g.free_host_seats[1] ELSE g.free_regular_seats[1] END,
        tv_taken = g.tv_taken + (r.needs_tv AND g.tv_slots IS NOT NULL)::int,
        fill_epoch = g.fill_epoch + (cardinality(g.free_host_seats) + cardinality(g.free_regular_seats) = 1)::int,
        filled_at = CASE WHEN cardinality(g.free_host_seats) + cardinality(g.free_regular_seats) = 1 THEN r.created_at END
        WHERE g.uid = CASE WHEN holds_a_group
            THEN (SELECT l.uid FROM account_group l WHERE l.uid = r.group_uid FOR UPDATE SKIP LOCKED) ELSE r.group_uid END
          AND g.family_uid = r.family_uid
          AND CASE WHEN r.role = 'host' THEN g.open_to_host ELSE g.open_to_regular END
          AND (NOT r.needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
          AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = r.customer_uid AND a.status NOT IN (5, 6))
        RETURNING 'reserved', g.last_seat, g.fill_epoch, cardinality(g.free_host_seats) + cardinality(g.free_regular_seats) = 0
        INTO r.outcome, r.seat_number, r.fill_epoch, r.is_full;
      IF FOUND THEN
        holds_a_group := true;
      ELSE
        r.outcome := CASE
          WHEN r.group_uid IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM account_group g WHERE g.uid = r.group_uid AND g.family_uid = r.family_uid)
            THEN 'foreign-group'
          WHEN holds_a_group THEN 'busy'
          ELSE 'no-seat' END;
        EXIT WHEN NOT p_may_open;
      END IF;
    END LOOP;
    answers := answers || r;
  END LOOP;

  IF holds_a_group THEN
    INSERT INTO "order" (uid, number, customer_uid, package_uid, variant_uid, name, email, phone_number, kind, status,
        grand_total_sen, fee_sen, host_share_sen, due_at, idempotency_key, retry_key, request_hash, created_at)
      SELECT a.order_uid, a.number, a.customer_uid, a.package_uid, a.variant_uid, a.name, a.email, a.phone_number, a.kind,
        a.order_status, a.grand_total_sen, a.fee_sen, a.host_share_sen, a.due_at, a.idempotency_key, a.retry_key,
        a.request_hash, a.created_at
      FROM unnest(answers) a WHERE a.outcome = 'reserved';
    INSERT INTO account (uid, group_uid, order_uid, customer_uid, role, seat_number, needs_tv, status, created_at)
      SELECT a.account_uid, a.group_uid, a.order_uid, a.customer_uid, a.role, a.seat_number, a.needs_tv, a.account_status,
        a.created_at
      FROM unnest(answers) a WHERE a.outcome = 'reserved';
    INSERT INTO order_history (order_uid, to_status, why, by, at)
      SELECT a.order_uid, a.order_status, a.why, 'customer', a.created_at
      FROM unnest(answers) a WHERE a.outcome = 'reserved';
    INSERT INTO account_history (account_uid, to_status, why, by, event_uid, at)
      SELECT a.account_uid, a.account_status, a.why, 'customer', a.created_event_uid, a.created_at
      FROM unnest(answers) a WHERE a.outcome = 'reserved';
    INSERT INTO outbox (uid, name, payload, created_at)
      SELECT a.created_event_uid, 'order.created', jsonb_build_object('orderUid', a.order_uid, 'accountUid', a.account_uid, 'groupUid', a.group_uid, 'kind', a.kind, 'dueAt', a.due_at_iso), a.created_at
      FROM unnest(answers) a WHERE a.outcome = 'reserved'
      UNION ALL
      SELECT a.filled_event_uid, 'group.filled',
        jsonb_build_object('groupUid', a.group_uid, 'fillEpoch', a.fill_epoch), a.created_at
      FROM unnest(answers) a WHERE a.outcome = 'reserved' AND a.is_full;
  END IF;
  RETURN QUERY SELECT a.outcome, a.group_uid, a.seat_number FROM unnest(answers) a;
END $$;
