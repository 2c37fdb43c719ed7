-- The hot write: an order with its seat, in one round trip (docs/decisions/0004). Why a function: as one statement with
-- nine common table expressions it cost Postgres about 700 µs, as single statements with their plans kept about a third.
-- What is decided here is only which seat; price, deadline, first status and texts come from the domain.
--
-- outcome: reserved | blocked | unknown-customer | known-key | foreign-group | no-seat. Nothing is written but for
-- `reserved`. After `no-seat` the caller asks again with p_may_open: the family's row is locked before any group, so
-- that a rush never opens two groups side by side, and buyers never wait for each other in a circle.
CREATE FUNCTION place_order(
  p_order_uid uuid, p_account_uid uuid, p_number text, p_customer_uid uuid, p_package_uid uuid, p_variant_uid uuid,
  p_family_uid uuid, p_group_uid uuid, p_role text, p_needs_tv boolean, p_name text, p_email text, p_phone_number text,
  p_kind text, p_order_status int, p_account_status int, p_grand_total_sen bigint, p_fee_sen bigint,
  p_host_share_sen bigint, p_due_at timestamptz, p_due_at_iso text, p_idempotency_key text, p_retry_key text,
  p_request_hash text, p_why text, p_created_event_uid uuid, p_filled_event_uid uuid, p_now timestamptz,
  p_may_open boolean,
  OUT outcome text, OUT group_uid uuid, OUT seat_number int
) LANGUAGE plpgsql
-- A plan made while the tables were empty, and kept by a busy connection, would read them whole ever after.
SET enable_seqscan = off
AS $$
DECLARE
  picked account_group;
  family plan_family;
  is_host constant boolean := p_role = 'host';
  is_full boolean;
BEGIN
  SELECT CASE WHEN c.blocked_at IS NULL THEN 'no-seat' ELSE 'blocked' END INTO outcome
    FROM customer c WHERE c.uid = p_customer_uid;
  IF outcome IS NULL THEN outcome := 'unknown-customer'; END IF;
  IF outcome <> 'no-seat' THEN RETURN; END IF;

  IF p_may_open THEN
    SELECT * INTO family FROM plan_family f WHERE f.uid = p_family_uid FOR UPDATE;
  END IF;
  -- After the lock: the same key may have been used while this request waited.
  IF p_idempotency_key IS NOT NULL THEN
    PERFORM 1 FROM "order" o WHERE o.customer_uid = p_customer_uid AND o.idempotency_key = p_idempotency_key;
    IF FOUND THEN outcome := 'known-key'; RETURN; END IF;
  END IF;

  IF p_group_uid IS NOT NULL THEN
    PERFORM 1 FROM account_group g WHERE g.uid = p_group_uid AND g.family_uid = p_family_uid;
    IF NOT FOUND THEN outcome := 'foreign-group'; RETURN; END IF;
  END IF;

  -- The open one nearest to full, oldest first among equals; the two indexes have them in this order. Without the
  -- family's lock only one group is ever waited for, with nothing in hand: a row that turns out to be full stays locked,
  -- and two buyers who go on searching with such rows in hand end up waiting for each other.
  IF p_may_open AND is_host THEN
    SELECT * INTO picked FROM account_group g
      WHERE g.family_uid = p_family_uid AND cardinality(g.free_host_seats) > 0
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at
      LIMIT 1 FOR UPDATE;
  ELSIF p_may_open THEN
    SELECT * INTO picked FROM account_group g
      WHERE g.family_uid = p_family_uid AND cardinality(g.free_regular_seats) > 0
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at
      LIMIT 1 FOR UPDATE;
  ELSE
    IF p_group_uid IS NOT NULL THEN
      group_uid := p_group_uid;
    ELSIF is_host THEN
    SELECT g.uid INTO group_uid FROM account_group g
      WHERE g.family_uid = p_family_uid AND cardinality(g.free_host_seats) > 0
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at
      LIMIT 1;
    ELSE
    SELECT g.uid INTO group_uid FROM account_group g
      WHERE g.family_uid = p_family_uid AND cardinality(g.free_regular_seats) > 0
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at
      LIMIT 1;
    END IF;
    SELECT * INTO picked FROM account_group g
      WHERE g.uid = place_order.group_uid
        AND cardinality(CASE WHEN is_host THEN g.free_host_seats ELSE g.free_regular_seats END) > 0
        AND (NOT p_needs_tv OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)
        AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = p_customer_uid AND a.status NOT IN (5, 6))
      FOR UPDATE;
  END IF;

  -- No open group: the first seat of a new one. The host's seats have the lowest numbers.
  IF picked.uid IS NULL THEN
    IF NOT p_may_open THEN RETURN; END IF;
    INSERT INTO account_group AS g (uid, family_uid, size, free_host_seats, free_regular_seats, tv_slots, created_at)
      VALUES (gen_random_uuid(), family.uid, family.host_seats + family.regular_seats,
        ARRAY(SELECT generate_series(1, family.host_seats)),
        ARRAY(SELECT generate_series(family.host_seats + 1, family.host_seats + family.regular_seats)),
        family.tv_slots, p_now)
      RETURNING g.* INTO picked;
  END IF;

  -- `picked` is the row as it is under the lock, whatever it was when the search began.
  group_uid := picked.uid;
  IF is_host THEN
    seat_number := picked.free_host_seats[1];
    picked.free_host_seats := picked.free_host_seats[2:];
  ELSE
    seat_number := picked.free_regular_seats[1];
    picked.free_regular_seats := picked.free_regular_seats[2:];
  END IF;
  -- A family may have no seat of this kind at all.
  IF seat_number IS NULL THEN RAISE EXCEPTION 'family % has no % seat', p_family_uid, p_role; END IF;
  is_full := cardinality(picked.free_host_seats) = 0 AND cardinality(picked.free_regular_seats) = 0;
  UPDATE account_group g SET
    free_host_seats = picked.free_host_seats,
    free_regular_seats = picked.free_regular_seats,
    last_seat = seat_number,
    tv_taken = g.tv_taken + (p_needs_tv AND g.tv_slots IS NOT NULL)::int,
    fill_epoch = g.fill_epoch + is_full::int,
    filled_at = CASE WHEN is_full THEN p_now END
    WHERE g.uid = picked.uid;

  INSERT INTO "order" (uid, number, customer_uid, package_uid, variant_uid, name, email, phone_number, kind, status,
      grand_total_sen, fee_sen, host_share_sen, due_at, idempotency_key, retry_key, request_hash, created_at)
    VALUES (p_order_uid, p_number, p_customer_uid, p_package_uid, p_variant_uid, p_name, p_email, p_phone_number, p_kind,
      p_order_status, p_grand_total_sen, p_fee_sen, p_host_share_sen, p_due_at, p_idempotency_key, p_retry_key,
      p_request_hash, p_now);
  INSERT INTO account (uid, group_uid, order_uid, customer_uid, role, seat_number, needs_tv, status, created_at)
    VALUES (p_account_uid, picked.uid, p_order_uid, p_customer_uid, p_role, seat_number, p_needs_tv, p_account_status, p_now);
  INSERT INTO order_history (order_uid, to_status, why, by, at)
    VALUES (p_order_uid, p_order_status, p_why, 'customer', p_now);
  INSERT INTO account_history (account_uid, to_status, why, by, event_uid, at)
    VALUES (p_account_uid, p_account_status, p_why, 'customer', p_created_event_uid, p_now);
  INSERT INTO outbox (uid, name, payload, created_at)
    VALUES (p_created_event_uid, 'order.created', jsonb_build_object('orderUid', p_order_uid, 'accountUid', p_account_uid,
      'groupUid', picked.uid, 'kind', p_kind, 'dueAt', p_due_at_iso), p_now);
  IF is_full THEN
    INSERT INTO outbox (uid, name, payload, created_at)
      VALUES (p_filled_event_uid, 'group.filled',
        jsonb_build_object('groupUid', picked.uid, 'fillEpoch', picked.fill_epoch + 1), p_now);
  END IF;
  outcome := 'reserved';
END $$;
