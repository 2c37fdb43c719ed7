-- An order costs Postgres a quarter less (docs/decisions/0006): nothing is written that another row already says, and
-- nothing is read anew by each statement that a session can keep.
DROP FUNCTION place_orders(json, boolean);
DROP FUNCTION open_group(order_reservation, uuid[]);
DROP TYPE order_reservation;

-- The history tells what changed. How an order and a seat began they say themselves: when, and so in which status.
ALTER TABLE "order_history" DISABLE TRIGGER "append_only";
DELETE FROM "order_history" WHERE "from_status" IS NULL;
ALTER TABLE "order_history" ENABLE TRIGGER "append_only", ALTER COLUMN "from_status" SET NOT NULL;
ALTER TABLE "account_history" DISABLE TRIGGER "append_only";
DELETE FROM "account_history" WHERE "from_status" IS NULL;
ALTER TABLE "account_history" ENABLE TRIGGER "append_only", ALTER COLUMN "from_status" SET NOT NULL;

-- The package of an order is that of its variant.
ALTER TABLE "order" DROP COLUMN "package_uid";

-- What may stand in a column is a domain where orders are written: each statement parses the CHECKs of its table anew
-- (a sixth of the work of an order on its own), those of a domain are kept by the session.
CREATE DOMAIN order_status AS int CHECK (VALUE BETWEEN 1 AND 8);
CREATE DOMAIN order_kind AS text CHECK (VALUE IN ('ready', 'pre-order', 'host'));
CREATE DOMAIN amount_sen AS bigint CHECK (VALUE >= 0);
ALTER TABLE "order"
  DROP CONSTRAINT "order_status", DROP CONSTRAINT "order_kind", DROP CONSTRAINT "order_amounts",
  ALTER "status" TYPE order_status, ALTER "kind" TYPE order_kind,
  ALTER "grand_total_sen" TYPE amount_sen, ALTER "fee_sen" TYPE amount_sen, ALTER "host_share_sen" TYPE amount_sen,
  ADD CONSTRAINT "order_fee" CHECK ("fee_sen" <= "grand_total_sen");

CREATE DOMAIN account_status AS int CHECK (VALUE BETWEEN 1 AND 7);
CREATE DOMAIN seat_role AS text CHECK (VALUE IN ('host', 'regular'));
CREATE DOMAIN seat_number AS int CHECK (VALUE >= 1);
ALTER TABLE "account"
  DROP CONSTRAINT "account_status", DROP CONSTRAINT "account_role", DROP CONSTRAINT "account_seat_number",
  ALTER "status" TYPE account_status, ALTER "role" TYPE seat_role, ALTER "seat_number" TYPE seat_number;

CREATE DOMAIN seat_numbers AS int[] CHECK (1 <= ALL (VALUE));
ALTER TABLE "account_group"
  DROP CONSTRAINT "account_group_seats", DROP CONSTRAINT "account_group_tv",
  DROP COLUMN "open_to_regular", DROP COLUMN "open_to_host"; -- they are made of the columns below
ALTER TABLE "account_group"
  ALTER "size" TYPE seat_number, ALTER "free_host_seats" TYPE seat_numbers, ALTER "free_regular_seats" TYPE seat_numbers,
  ADD CONSTRAINT "account_group_seats" CHECK (
    "size" >= cardinality("free_host_seats") + cardinality("free_regular_seats")
    AND "size" >= ALL ("free_host_seats" || "free_regular_seats")
  ),
  -- Where `tv_slots` is null this is only `tv_taken >= 0`.
  ADD CONSTRAINT "account_group_tv" CHECK ("tv_taken" BETWEEN 0 AND "tv_slots");
ALTER TABLE "account_group"
  ADD COLUMN "open_to_regular" BOOLEAN GENERATED ALWAYS AS (cardinality("free_regular_seats") > 0) STORED,
  ADD COLUMN "open_to_host" BOOLEAN GENERATED ALWAYS AS (cardinality("free_host_seats") > 0) STORED;
CREATE INDEX "account_group_open_regular" ON "account_group" ("family_uid") WHERE "open_to_regular";
CREATE INDEX "account_group_open_host" ON "account_group" ("family_uid") WHERE "open_to_host";

-- What place-orders.sql.ts sends of each order, and what became of it. `due_at` is text: it goes into a payload too.
CREATE TYPE order_reservation AS (
  order_uid uuid, account_uid uuid, created_event_uid uuid, number text, customer_uid uuid, variant_uid uuid,
  group_uid uuid, name text, email text, phone_number text, kind text, order_status int, account_status int,
  grand_total_sen bigint, fee_sen bigint, host_share_sen bigint, due_at text, idempotency_key text, retry_key text,
  request_hash text, created_at timestamptz,
  seat_number int, fill_epoch int
);

-- The open group nearest to full, oldest first among equals, that has a seat beyond those promised to others of the batch.
CREATE FUNCTION open_group(p_family_uid uuid, p_role text, p_needs_tv boolean, p_customer_uid uuid, promised uuid[])
RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_role = 'host' THEN
    RETURN (SELECT g.uid FROM account_group g
      WHERE g.family_uid = p_family_uid AND g.open_to_host
        AND cardinality(g.free_host_seats) > cardinality(array_positions(promised, g.uid))
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_slots - g.tv_taken > cardinality(array_positions(promised, g.uid)))
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at LIMIT 1);
  END IF;
  RETURN (SELECT g.uid FROM account_group g
    WHERE g.family_uid = p_family_uid AND g.open_to_regular
      AND cardinality(g.free_regular_seats) > cardinality(array_positions(promised, g.uid))
      AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_slots - g.tv_taken > cardinality(array_positions(promised, g.uid)))
      AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
    ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at LIMIT 1);
END $$;

-- The orders of a batch are for one kind of seat; each buyer stands in it once, so that keys and memberships cannot meet
-- inside it.
-- outcome: reserved | blocked | unknown-customer | known-key | foreign-group | no-seat | busy; written is only `reserved`.
-- After `no-seat` the caller asks again with p_may_open: the family's row is locked before any group, so that a rush never
-- opens two groups side by side. `busy`: while that call waited for the chosen group, another process took the seat; the
-- caller asks once more. Groups are locked in the order of their uid, as everywhere: nobody waits in a ring.
CREATE FUNCTION place_orders(p_family_uid uuid, p_role text, p_needs_tv boolean, p_orders json, p_may_open boolean)
RETURNS TABLE (order_uid uuid, outcome text, group_uid uuid, seat_number int) LANGUAGE plpgsql
-- A plan made while the tables were empty, and kept by a busy connection, would read them whole ever after.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  orders order_reservation[];
  outcomes text[];
  wanted uuid[] := '{}';
  changed account_group[] := '{}';
  family plan_family;
  r order_reservation;
  g account_group;
  given boolean;
  filled boolean := false;
  n int;
BEGIN
  IF p_may_open THEN
    SELECT * INTO family FROM plan_family f WHERE f.uid = p_family_uid FOR UPDATE;
  END IF;
  -- After the lock: the same key may have been used while this request waited.
  SELECT array_agg(o), array_agg(
      CASE (SELECT c.blocked_at IS NOT NULL FROM customer c WHERE c.uid = o.customer_uid)
        WHEN true THEN 'blocked'
        WHEN false THEN CASE
          WHEN (SELECT true FROM "order" k WHERE k.customer_uid = o.customer_uid AND k.idempotency_key = o.idempotency_key) THEN 'known-key'
          WHEN p_may_open THEN NULL
          WHEN (SELECT true FROM account a
            WHERE a.group_uid = o.group_uid AND a.customer_uid = o.customer_uid AND a.status NOT IN (5, 6)) THEN 'no-seat'
        END
        ELSE 'unknown-customer'
      END) INTO orders, outcomes
    FROM json_populate_recordset(NULL::order_reservation, p_orders) o;

  FOR n IN 1 .. cardinality(orders) LOOP
    CONTINUE WHEN outcomes[n] IS NOT NULL;
    wanted[n] := (orders[n]).group_uid;
    outcomes[n] := 'foreign-group'; -- unless it is found
    IF p_may_open OR wanted[n] IS NULL THEN
      wanted[n] := NULL;
      wanted[n] := open_group(p_family_uid, p_role, p_needs_tv, (orders[n]).customer_uid, wanted);
      IF p_may_open AND wanted[n] IS NULL THEN
        wanted[n] := open_new_group(family, (orders[n]).created_at);
      END IF;
      outcomes[n] := 'no-seat'; -- unless there still is one
    END IF;
  END LOOP;

  FOR g IN SELECT * FROM account_group l WHERE l.uid = ANY (wanted) ORDER BY l.uid FOR NO KEY UPDATE LOOP
    given := false;
    FOREACH n IN ARRAY array_positions(wanted, g.uid) LOOP
      r := orders[n];
      IF g.family_uid <> p_family_uid THEN
        outcomes[n] := 'foreign-group';
      ELSIF cardinality(CASE p_role WHEN 'host' THEN g.free_host_seats ELSE g.free_regular_seats END) = 0
          OR (p_needs_tv AND g.tv_taken >= g.tv_slots) THEN
        outcomes[n] := CASE WHEN p_may_open THEN 'busy' ELSE 'no-seat' END;
      ELSE
        outcomes[n] := 'reserved';
        r.group_uid := g.uid;
        IF p_role = 'host' THEN
          r.seat_number := g.free_host_seats[1];
          g.free_host_seats := g.free_host_seats[2:];
        ELSE
          r.seat_number := g.free_regular_seats[1];
          g.free_regular_seats := g.free_regular_seats[2:];
        END IF;
        g.tv_taken := g.tv_taken + (p_needs_tv AND g.tv_slots IS NOT NULL)::int;
        IF cardinality(g.free_host_seats) + cardinality(g.free_regular_seats) = 0 THEN
          g.fill_epoch := g.fill_epoch + 1;
          g.filled_at := r.created_at;
          r.fill_epoch := g.fill_epoch;
          filled := true;
        END IF;
        orders[n] := r;
        given := true;
      END IF;
    END LOOP;
    IF given THEN changed := changed || g; END IF;
  END LOOP;

  IF cardinality(changed) > 0 THEN
    WITH reserved AS MATERIALIZED (SELECT a.* FROM unnest(orders) a WHERE a.seat_number IS NOT NULL),
    the_orders AS (
      INSERT INTO "order" (uid, number, customer_uid, variant_uid, name, email, phone_number, kind, status, grand_total_sen,
          fee_sen, host_share_sen, due_at, idempotency_key, retry_key, request_hash, created_at)
        SELECT a.order_uid, a.number, a.customer_uid, a.variant_uid, a.name, a.email, a.phone_number, a.kind,
          a.order_status, a.grand_total_sen, a.fee_sen, a.host_share_sen, a.due_at::timestamptz, a.idempotency_key,
          a.retry_key, a.request_hash, a.created_at
        FROM reserved a),
    the_seats AS (
      INSERT INTO account (uid, group_uid, order_uid, customer_uid, role, seat_number, needs_tv, status, created_at)
        SELECT a.account_uid, a.group_uid, a.order_uid, a.customer_uid, p_role, a.seat_number, p_needs_tv,
          a.account_status, a.created_at
        FROM reserved a)
    INSERT INTO outbox (uid, name, payload, created_at)
      SELECT a.created_event_uid, 'order.created', jsonb_build_object('orderUid', a.order_uid, 'accountUid', a.account_uid,
        'groupUid', a.group_uid, 'kind', a.kind, 'dueAt', a.due_at), a.created_at
      FROM reserved a;
    IF filled THEN
      INSERT INTO outbox (uid, name, payload, created_at)
        SELECT gen_random_uuid(), 'group.filled',
          jsonb_build_object('groupUid', a.group_uid, 'fillEpoch', a.fill_epoch), a.created_at
        FROM unnest(orders) a WHERE a.fill_epoch IS NOT NULL;
    END IF;
    -- Last: the rows above refer to the group, and a row that has been written must be locked once more for each of them.
    UPDATE account_group t SET free_host_seats = c.free_host_seats, free_regular_seats = c.free_regular_seats,
        tv_taken = c.tv_taken, fill_epoch = c.fill_epoch, filled_at = c.filled_at
      FROM unnest(changed) c WHERE t.uid = c.uid;
  END IF;
  RETURN QUERY SELECT (orders[i]).order_uid, outcomes[i], (orders[i]).group_uid, (orders[i]).seat_number
    FROM generate_subscripts(orders, 1) i;
END $$;
