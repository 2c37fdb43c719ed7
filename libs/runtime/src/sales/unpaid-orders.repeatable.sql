-- How many orders may be unpaid at a time. Called by the statement that places an order, of every product line, before it
-- takes a seat, stock or a slot. docs/rules/orders.md#unpaid-orders
DROP FUNCTION IF EXISTS unpaid_limit_reached, has_paid_before;

CREATE FUNCTION has_paid_before(p_customer_uid uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "order" o JOIN payment p ON p.order_uid = o.uid AND p.state = 'confirmed'
    WHERE o.customer_uid = p_customer_uid)
$$;

-- 'unverified', 'account', 'unchecked', 'device' or 'address' when one of them has as many orders without money as it may, else NULL.
-- p_limits: for account, device, address, a group (not asked here), and for an account that has paid before where orders with
-- an unchecked proof count too, and for an account whose e-mail is unverified, where they count as well; NULL means no limit, and of the
-- fifth that they do not count. No count goes beyond its limit.
CREATE FUNCTION unpaid_limit_reached(p_customer_uid uuid, p_device_key bigint, p_address_key bigint, p_limits int[])
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  unpaid int;
  held int;
BEGIN
  IF p_limits[6] IS NOT NULL AND (SELECT c.email_verified_at IS NULL FROM customer c WHERE c.uid = p_customer_uid) AND (SELECT count(*) >= p_limits[6]
      FROM (SELECT FROM "order" o WHERE o.customer_uid = p_customer_uid AND (o.status IN (1, 7) OR o.status = 2
        AND NOT EXISTS (SELECT FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed')) LIMIT p_limits[6]) mine)
    THEN RETURN 'unverified'; END IF;
  IF p_limits[1] IS NOT NULL THEN
    SELECT count(*) FILTER (WHERE mine.status <> 2), count(*) INTO unpaid, held FROM (SELECT o.status FROM "order" o
      WHERE o.customer_uid = p_customer_uid AND (o.status IN (1, 7) OR p_limits[5] IS NOT NULL AND o.status = 2
        AND NOT EXISTS (SELECT FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed'))
      LIMIT greatest(p_limits[1], p_limits[5])) mine;
    IF unpaid >= p_limits[1] THEN RETURN 'account'; END IF;
    IF held >= p_limits[1] AND (held >= p_limits[5] OR NOT has_paid_before(p_customer_uid)) THEN RETURN 'unchecked'; END IF;
  END IF;
  IF p_limits[2] IS NOT NULL AND p_device_key IS NOT NULL AND (SELECT count(*) >= p_limits[2] FROM (SELECT FROM "order" o
      WHERE o.device_key = p_device_key AND o.status IN (1, 7) LIMIT p_limits[2]) unpaid) THEN RETURN 'device'; END IF;
  IF p_limits[3] IS NOT NULL AND p_address_key IS NOT NULL AND (SELECT count(*) >= p_limits[3] FROM (SELECT FROM "order" o
      WHERE o.address_key = p_address_key AND o.status IN (1, 7) LIMIT p_limits[3]) unpaid) THEN RETURN 'address'; END IF;
  RETURN NULL;
END $$;
