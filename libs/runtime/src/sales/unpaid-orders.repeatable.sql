-- How many orders may be unpaid at a time. Called by the statement that places an order, of every product line, before it
-- takes a seat, stock or a slot. docs/rules/orders.md#unpaid-orders
DROP FUNCTION IF EXISTS unpaid_limit_reached;

-- 'account', 'device' or 'address' when one of them has as many unpaid orders as it may, else NULL.
-- p_limits: for these three, and for a group (not asked here); NULL means no limit. No count goes beyond its limit.
CREATE FUNCTION unpaid_limit_reached(p_customer_uid uuid, p_device_key bigint, p_address_key bigint, p_limits int[])
RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_limits[1] IS NOT NULL AND (SELECT count(*) >= p_limits[1] FROM (SELECT FROM "order" o
      WHERE o.customer_uid = p_customer_uid AND o.status IN (1, 7) LIMIT p_limits[1]) unpaid) THEN RETURN 'account'; END IF;
  IF p_limits[2] IS NOT NULL AND p_device_key IS NOT NULL AND (SELECT count(*) >= p_limits[2] FROM (SELECT FROM "order" o
      WHERE o.device_key = p_device_key AND o.status IN (1, 7) LIMIT p_limits[2]) unpaid) THEN RETURN 'device'; END IF;
  IF p_limits[3] IS NOT NULL AND p_address_key IS NOT NULL AND (SELECT count(*) >= p_limits[3] FROM (SELECT FROM "order" o
      WHERE o.address_key = p_address_key AND o.status IN (1, 7) LIMIT p_limits[3]) unpaid) THEN RETURN 'address'; END IF;
  RETURN NULL;
END $$;
