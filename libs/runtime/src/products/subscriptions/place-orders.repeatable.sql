-- Placing orders for seats: the current text, applied by prisma/repeatable-sql.ts when it changes. Called by
-- place-orders.sql.ts. docs/decisions/0004 and 0006 say why this is a function.
DROP FUNCTION IF EXISTS place_orders, open_group, held_seats, held_tv_slots, holds_of_others, open_new_group, crowded_groups, lacks_tv_slot, group_wait, breaks_promise;
DROP TYPE IF EXISTS order_reservation;

-- What place-orders.sql.ts sends of each order, and what became of it. `due_at` is text: it goes into a payload too.
CREATE TYPE order_reservation AS (
  order_uid uuid, account_uid uuid, created_event_uid uuid, number text, customer_uid uuid, variant_uid uuid,
  group_uid uuid, name text, email text, phone_number text, email_key text, phone_key text, kind text, order_status int, account_status int,
  pre_order boolean, total_sen bigint, fee_sen bigint, host_share_sen bigint, due_at text, idempotency_key text, retry_key text,
  request_hash text, created_at timestamptz, item_title text, item_details jsonb, invoice_number text,
  device_key bigint, address_key bigint, unverified_due_at text, is_unverified boolean, verify_by text, request_id text,
  wait_read text,
  seat_number int, fill_epoch int
);

-- The plans of the seats of a group that are held for others: an offer that still stands. Who takes a seat of the group has no offer of it any more.
-- A customer with a hold of their own is behind older holds alone: when an admin has used a seat, two holds for the one that is
-- left would otherwise keep it from both. docs/rules/groups.md#waiting-list
CREATE FUNCTION holds_of_others(p_group_uid uuid, p_customer_uid uuid, p_at timestamptz) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT w.variant_uid FROM waiting_entry w
  WHERE w.offered_group_uid = p_group_uid AND w.held_until > p_at AND w.customer_uid IS DISTINCT FROM p_customer_uid
    AND NOT EXISTS (SELECT FROM waiting_entry mine
      WHERE mine.offered_group_uid = p_group_uid AND mine.customer_uid = p_customer_uid AND mine.held_until > p_at
        AND (mine.held_until, mine.uid) < (w.held_until, w.uid))
$$;

CREATE FUNCTION held_seats(p_group_uid uuid, p_customer_uid uuid, p_at timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM holds_of_others(p_group_uid, p_customer_uid, p_at)
$$;

-- Those of them that need a TV slot.
CREATE FUNCTION held_tv_slots(p_group_uid uuid, p_customer_uid uuid, p_at timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM holds_of_others(p_group_uid, p_customer_uid, p_at) held (variant_uid)
  JOIN variant v ON v.uid = held.variant_uid JOIN package p ON p.uid = v.package_uid WHERE p.needs_tv
$$;

-- The open group in which a seat is held for the customer, else that nearest to full, oldest first among equals, that has a seat
-- beyond those promised to others of the batch or held for others, and is none of `avoided`.
CREATE FUNCTION open_group(p_family_uid uuid, p_role text, p_needs_tv boolean, p_customer_uid uuid, promised uuid[],
  avoided uuid[], p_at timestamptz)
RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- In which a seat is held for this customer.
  own uuid[];
  seeks_own boolean;
  chosen uuid;
BEGIN
  IF p_role = 'host' THEN
    RETURN (SELECT g.uid FROM account_group g
      WHERE g.family_uid = p_family_uid AND g.open_to_host
        AND cardinality(g.free_host_seats) > cardinality(array_positions(promised, g.uid))
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_slots - g.tv_taken > cardinality(array_positions(promised, g.uid)))
        AND g.uid <> ALL (avoided)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at LIMIT 1);
  END IF;
  own := ARRAY(SELECT w.offered_group_uid FROM waiting_entry w WHERE w.customer_uid = p_customer_uid AND w.held_until > p_at);
  -- Its own first, in a search of its own: sorted by that, every open group of the family would be read instead of the first that fits.
  FOREACH seeks_own IN ARRAY CASE WHEN own = '{}' THEN ARRAY[false] ELSE ARRAY[true, false] END LOOP
    chosen := (SELECT g.uid FROM account_group g
      WHERE g.family_uid = p_family_uid AND g.open_to_regular AND g.uid <> ALL (avoided)
        AND (NOT seeks_own OR g.uid = ANY (own))
        AND cardinality(g.free_regular_seats) > cardinality(array_positions(promised, g.uid)) + held_seats(g.uid, p_customer_uid, p_at)
        AND (NOT p_needs_tv OR g.tv_slots IS NULL
          OR g.tv_slots - g.tv_taken > cardinality(array_positions(promised, g.uid)) + held_tv_slots(g.uid, p_customer_uid, p_at))
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at LIMIT 1);
    IF chosen IS NOT NULL THEN RETURN chosen; END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- The groups in which this device has as many unpaid orders as it may, or this address of customers with an unverified
-- e-mail; p_address_key is NULL for a verified customer. docs/rules/orders.md#unpaid-orders
CREATE FUNCTION crowded_groups(p_device_key bigint, p_address_key bigint, p_limit int) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(crowded.group_uid), '{}') FROM (
    SELECT a.group_uid FROM (
      SELECT o.uid FROM "order" o WHERE o.status IN (1, 7) AND o.device_key = p_device_key
      UNION SELECT o.uid FROM "order" o JOIN customer c ON c.uid = o.customer_uid
      WHERE o.status IN (1, 7) AND o.address_key = p_address_key AND c.email_verified_at IS NULL) near
    JOIN account a ON a.order_uid = near.uid AND a.status NOT IN (5, 6)
    GROUP BY a.group_uid HAVING count(*) >= p_limit) crowded
$$;

-- A new group with all its seats free. The host's seats have the lowest numbers.
CREATE FUNCTION open_new_group(family plan_family, p_created_at timestamptz) RETURNS uuid LANGUAGE sql AS $$
  INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats, tv_slots, created_at)
  VALUES (gen_random_uuid(), family.uid, family.host_seats + family.regular_seats,
    ARRAY(SELECT generate_series(1, family.host_seats)),
    ARRAY(SELECT generate_series(family.host_seats + 1, family.host_seats + family.regular_seats)),
    family.tv_slots, p_created_at)
  RETURNING uid
$$;

-- Whether a regular seat with a television has to wait: a group has free seats but no TV slot beyond those promised to others of
-- the batch, or has both but the slots are held for others while seats are not. Another group is opened only when none has:
-- docs/rules/groups.md#televisions
CREATE FUNCTION lacks_tv_slot(p_family_uid uuid, p_customer_uid uuid, promised uuid[], p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM account_group g, LATERAL (SELECT cardinality(array_positions(promised, g.uid)) AS n) taken
    WHERE g.family_uid = p_family_uid AND g.open_to_regular AND cardinality(g.free_regular_seats) > taken.n
      AND (g.tv_slots - g.tv_taken <= taken.n
        OR g.tv_slots - g.tv_taken <= taken.n + held_tv_slots(g.uid, p_customer_uid, p_at)
          AND cardinality(g.free_regular_seats) > taken.n + held_seats(g.uid, p_customer_uid, p_at)))
$$;

-- What a group lacks besides members, as `groupWait` of the domain says it; NULL: nothing. Without a group: a new one.
CREATE FUNCTION group_wait(p_family_uid uuid, p_group_uid uuid, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN f.host_seats > 0 THEN CASE WHEN host.status IS NULL THEN 'host-missing'
      WHEN host.status <> 3 AND f.host_buys <> 'paid' THEN 'host-preparing' END
    -- Until the day of the renewal, in WIB, on which the provider asks for the next cycle.
    WHEN NOT EXISTS (SELECT FROM shop_purchase p WHERE p.group_uid = p_group_uid AND p.bought_at IS NOT NULL
      AND (p.renews_on IS NULL OR p.renews_on > (p_at AT TIME ZONE 'Asia/Jakarta')::date)) THEN 'shop-purchase' END
  FROM plan_family f, LATERAL (SELECT (SELECT a.status FROM account a
    WHERE a.group_uid = p_group_uid AND a.role = 'host' AND a.status NOT IN (5, 6) LIMIT 1) AS status) host
  WHERE f.uid = p_family_uid
$$;

-- Whether a group that waits so is worse than its buyer has read (`nothing`: the payment alone), as `keepsPromise` of the domain says it.
CREATE FUNCTION breaks_promise(p_read text, p_wait text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_wait IS NOT NULL AND p_wait <> p_read AND NOT (p_read = 'host-missing' AND p_wait = 'host-preparing')
$$;

-- The orders of a batch are for one kind of seat; each buyer stands in it once, so that keys and memberships cannot meet
-- inside it.
-- p_limits: of unpaid orders, for one account, device, address, and in a group for one device or the unverified of an address; NULL: none.
-- outcome: reserved | unpaid-(account, device, address, group) | blocked | unknown-customer | known-key | foreign-group | no-seat | no-tv-slot | busy
-- | waits-(what the seat waits for that its buyer has not read: docs/rules/orders.md#promise); written is only `reserved`.
-- After `no-seat` the caller asks again with p_may_open: the family's row is locked before any group, so that a rush never
-- opens two groups side by side. `busy`: while that call waited for the chosen group, another process took the seat; the
-- caller asks once more. Groups are locked in the order of their uid, as everywhere: no deadlock.
CREATE FUNCTION place_orders(p_family_uid uuid, p_role text, p_needs_tv boolean, p_orders json, p_may_open boolean,
  p_limits int[])
RETURNS TABLE (order_uid uuid, outcome text, group_uid uuid, seat_number int, due_at text) LANGUAGE plpgsql
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
  has_holds boolean;
  has_promises boolean := false;
  wait text;
  filled boolean := false;
  n int;
BEGIN
  IF p_may_open THEN
    SELECT * INTO family FROM plan_family f WHERE f.uid = p_family_uid FOR UPDATE;
  END IF;
  -- After the lock: the same key may have been used while this request waited. The customers are locked as a foreign key does it, so that
  -- one who is being erased is waited for, and blocked then. docs/rules/privacy.md#export-and-erasure
  SELECT array_agg(o), array_agg(
      CASE (SELECT c.blocked_at IS NOT NULL FROM customer c WHERE c.uid = o.customer_uid FOR KEY SHARE)
        WHEN true THEN 'blocked'
        WHEN false THEN CASE
          WHEN (SELECT true FROM "order" k WHERE k.customer_uid = o.customer_uid AND k.idempotency_key = o.idempotency_key) THEN 'known-key'
          WHEN p_limits IS NOT NULL AND unpaid_limit_reached(o.customer_uid, o.device_key, o.address_key, p_limits) IS NOT NULL
            -- A retry without a key is answered with the first order, by its unique index.
            AND (SELECT true FROM "order" k WHERE k.customer_uid = o.customer_uid AND k.retry_key = o.retry_key LIMIT 1) IS NULL
            THEN 'unpaid-' || unpaid_limit_reached(o.customer_uid, o.device_key, o.address_key, p_limits)
          WHEN p_may_open THEN NULL
          WHEN (SELECT true FROM account a
            WHERE a.group_uid = o.group_uid AND a.customer_uid = o.customer_uid AND a.status NOT IN (5, 6)) THEN 'no-seat'
        END
        ELSE 'unknown-customer'
      END) INTO orders, outcomes
    FROM json_populate_recordset(NULL::order_reservation, p_orders) o;

  FOR n IN 1 .. cardinality(orders) LOOP
    CONTINUE WHEN outcomes[n] IS NOT NULL;
    has_promises := has_promises OR (orders[n]).wait_read IS NOT NULL;
    orders[n].is_unverified := (SELECT c.email_verified_at IS NULL FROM customer c WHERE c.uid = (orders[n]).customer_uid);
    wanted[n] := (orders[n]).group_uid;
    outcomes[n] := 'foreign-group'; -- unless it is found
    IF p_may_open OR wanted[n] IS NULL THEN
      wanted[n] := NULL;
      wanted[n] := open_group(p_family_uid, p_role, p_needs_tv, (orders[n]).customer_uid, wanted,
        CASE WHEN p_limits[4] IS NULL THEN '{}' ELSE crowded_groups((orders[n]).device_key,
          CASE WHEN (orders[n]).is_unverified THEN (orders[n]).address_key END, p_limits[4]) END, (orders[n]).created_at);
      IF p_may_open AND wanted[n] IS NULL THEN
        IF p_needs_tv AND p_role = 'regular' AND lacks_tv_slot(p_family_uid, (orders[n]).customer_uid, wanted, (orders[n]).created_at) THEN
          outcomes[n] := 'no-tv-slot';
          CONTINUE;
        END IF;
        IF (orders[n]).wait_read IS NOT NULL THEN
          wait := group_wait(p_family_uid, NULL, (orders[n]).created_at);
          IF breaks_promise((orders[n]).wait_read, wait) THEN
            outcomes[n] := 'waits-' || wait;
            CONTINUE;
          END IF;
        END IF;
        wanted[n] := open_new_group(family, (orders[n]).created_at);
      END IF;
      outcomes[n] := 'no-seat'; -- unless there still is one
    END IF;
  END LOOP;

  FOR g IN SELECT * FROM account_group l WHERE l.uid = ANY (wanted) ORDER BY l.uid FOR NO KEY UPDATE LOOP
    given := false;
    -- Once a group: nearly none has holds, and a function for each order is slow.
    has_holds := p_role <> 'host' AND EXISTS (SELECT FROM waiting_entry w
      WHERE w.offered_group_uid = g.uid AND w.held_until IS NOT NULL);
    wait := CASE WHEN has_promises THEN group_wait(p_family_uid, g.uid, (orders[1]).created_at) END;
    FOREACH n IN ARRAY array_positions(wanted, g.uid) LOOP
      r := orders[n];
      IF g.family_uid <> p_family_uid THEN
        outcomes[n] := 'foreign-group';
      ELSIF (CASE WHEN p_role = 'host' THEN cardinality(g.free_host_seats) = 0
            WHEN NOT has_holds THEN cardinality(g.free_regular_seats) = 0
            ELSE cardinality(g.free_regular_seats) <= held_seats(g.uid, r.customer_uid, r.created_at) END)
          OR (p_needs_tv AND g.tv_taken
            + CASE WHEN has_holds THEN held_tv_slots(g.uid, r.customer_uid, r.created_at) ELSE 0 END >= g.tv_slots) THEN
        outcomes[n] := CASE WHEN p_may_open THEN 'busy' ELSE 'no-seat' END;
      ELSIF p_limits[4] IS NOT NULL AND (r.device_key IS NOT NULL OR r.is_unverified)
          AND (SELECT count(*) FROM account a JOIN "order" k ON k.uid = a.order_uid
              WHERE a.group_uid = g.uid AND a.status NOT IN (5, 6) AND k.status IN (1, 7)
                AND (k.device_key = r.device_key OR (r.is_unverified AND k.address_key = r.address_key
                  AND (SELECT c.email_verified_at IS NULL FROM customer c WHERE c.uid = k.customer_uid))))
            + (SELECT count(*) FROM unnest(orders) b WHERE b.group_uid = g.uid AND b.seat_number IS NOT NULL
                AND (b.device_key = r.device_key
                  OR (r.is_unverified AND b.is_unverified AND b.address_key = r.address_key))) >= p_limits[4] THEN
        -- Who named no group gets another one.
        outcomes[n] := CASE WHEN r.group_uid IS NOT NULL AND NOT p_may_open THEN 'unpaid-group'
          WHEN p_may_open THEN 'busy' ELSE 'no-seat' END;
      ELSIF breaks_promise(r.wait_read, wait) THEN
        outcomes[n] := 'waits-' || wait;
      ELSE
        outcomes[n] := 'reserved';
        r.group_uid := g.uid;
        IF r.is_unverified AND r.unverified_due_at IS NOT NULL THEN
          r.verify_by := r.unverified_due_at;
          IF r.kind = 'ready' THEN r.due_at := r.unverified_due_at; END IF;
        END IF;
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
    IF given AND has_holds THEN
      -- Who takes a seat has no offer of one any more; a second one of theirs is offered to the next. docs/rules/groups.md#waiting-list
      WITH ended AS (
        UPDATE waiting_entry w SET held_until = NULL FROM unnest(orders) o
        WHERE o.group_uid = g.uid AND o.seat_number IS NOT NULL AND w.customer_uid = o.customer_uid
          AND w.offered_group_uid = g.uid AND w.held_until IS NOT NULL
        RETURNING w.customer_uid)
      INSERT INTO outbox (uid, name, payload, created_at)
        SELECT gen_random_uuid(), 'group.reopened', jsonb_build_object('groupUid', g.uid), (orders[1]).created_at
        FROM ended GROUP BY customer_uid HAVING count(*) > 1 LIMIT 1;
    END IF;
    IF given THEN changed := changed || g; END IF;
  END LOOP;

  IF cardinality(changed) > 0 THEN
    WITH reserved AS MATERIALIZED (SELECT a.* FROM unnest(orders) a WHERE a.seat_number IS NOT NULL),
    the_orders AS (
      INSERT INTO "order" (uid, number, customer_uid, name, email, phone_number, status, total_sen, idempotency_key,
          retry_key, request_hash, device_key, address_key, verify_by, created_at)
        SELECT a.order_uid, a.number, a.customer_uid, a.name, a.email, a.phone_number, a.order_status, a.total_sen,
          a.idempotency_key, a.retry_key, a.request_hash, a.device_key, a.address_key, a.verify_by::timestamptz,
          a.created_at
        FROM reserved a),
    the_items AS (
      INSERT INTO order_item (uid, order_uid, position, ref_uid, title, unit_price_sen, fee_sen, details)
        SELECT gen_random_uuid(), a.order_uid, 1, a.variant_uid, a.item_title, a.total_sen, a.fee_sen, a.item_details
        FROM reserved a),
    -- A host owes the shop nothing; a pre-order is asked to pay when its group is full.
    the_invoices AS (
      INSERT INTO invoice (uid, order_uid, number, purpose, status, amount_sen, due_at, created_at)
        SELECT gen_random_uuid(), a.order_uid, a.invoice_number, 'purchase', 'open', a.total_sen,
          a.due_at::timestamptz, a.created_at
        FROM reserved a WHERE a.kind = 'ready'),
    the_seats AS (
      INSERT INTO account (uid, group_uid, order_uid, customer_uid, variant_uid, role, pre_order, host_share_sen,
          seat_number, needs_tv, status, created_at)
        SELECT a.account_uid, a.group_uid, a.order_uid, a.customer_uid, a.variant_uid, p_role, a.pre_order,
          a.host_share_sen, a.seat_number, p_needs_tv, a.account_status, a.created_at
        FROM reserved a)
    INSERT INTO outbox (uid, name, payload, request_id, created_at)
      SELECT a.created_event_uid, 'order.created', jsonb_build_object('orderUid', a.order_uid, 'accountUid', a.account_uid,
        'groupUid', a.group_uid, 'kind', a.kind, 'dueAt', a.due_at), a.request_id, a.created_at
      FROM reserved a
      UNION ALL SELECT gen_random_uuid(), 'order.contact-listed', jsonb_build_object('orderUid', a.order_uid), a.request_id,
        a.created_at
      FROM reserved a WHERE is_listed_contact(a.email_key, a.phone_key);
    IF filled THEN
      INSERT INTO outbox (uid, name, payload, request_id, created_at)
        SELECT gen_random_uuid(), 'group.filled',
          jsonb_build_object('groupUid', a.group_uid, 'fillEpoch', a.fill_epoch), a.request_id, a.created_at
        FROM unnest(orders) a WHERE a.fill_epoch IS NOT NULL;
    END IF;
    -- Last: the rows above refer to the group, and a row that has been written must be locked once more for each of them.
    UPDATE account_group t SET free_host_seats = c.free_host_seats, free_regular_seats = c.free_regular_seats,
        tv_taken = c.tv_taken, fill_epoch = c.fill_epoch, filled_at = c.filled_at
      FROM unnest(changed) c WHERE t.uid = c.uid;
  END IF;
  RETURN QUERY SELECT (orders[i]).order_uid, outcomes[i], (orders[i]).group_uid, (orders[i]).seat_number,
      (orders[i]).due_at
    FROM generate_subscripts(orders, 1) i;
END $$;
