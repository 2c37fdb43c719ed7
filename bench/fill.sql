-- Fills a migrated database with orders and all that belongs to them, in set-based statements: five live seats in a
-- group and one that was given up, two years of orders, the newest ones open. How many stands in the setting fill.orders.
-- The same number makes the same rows. fill.mjs runs it; so do tests with a few thousand orders, with every
-- constraint and trigger switched on.
CREATE FUNCTION pg_temp.fill_uid(kind text, i bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN md5('fill ' || kind || i)::uuid;
-- 0 … n - 1, as if by chance.
CREATE FUNCTION pg_temp.fill_pick(i bigint, salt int, n int) RETURNS int LANGUAGE sql IMMUTABLE
  RETURN abs(hashint8extended(i, salt) % n)::int;
CREATE FUNCTION pg_temp.fill_name(i bigint) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  (ARRAY['Adi','Agus','Ahmad','Ayu','Bambang','Bayu','Budi','Citra','Dedi','Dewi','Dian','Dimas','Dwi','Eka','Eko','Endang',
    'Fajar','Farah','Fitri','Galih','Gita','Hadi','Hana','Hendra','Indah','Intan','Irfan','Joko','Kartika','Lestari','Maya',
    'Mega','Nadia','Nanda','Nia','Nur','Oki','Putri','Rahmat','Ratna','Reza','Rina','Rizky','Salsa','Sari','Sinta','Siti',
    'Sri','Tari','Teguh','Tono','Umar','Vina','Wahyu','Wati','Wulan','Yanti','Yoga','Yudi','Zahra'])[1 + pg_temp.fill_pick(i, 1, 60)]
  || ' ' ||
  (ARRAY['Santoso','Wijaya','Saputra','Lestari','Hidayat','Nugroho','Pratama','Utami','Siregar','Nasution','Simanjuntak',
    'Harahap','Kusuma','Wibowo','Setiawan','Gunawan','Susanto','Halim','Maulana','Ramadhan','Firmansyah','Permata',
    'Anggraini','Puspita','Handayani','Rahayu','Safitri','Purnama','Hakim','Syahputra','Marpaung','Ginting','Tarigan',
    'Lubis','Pangestu','Suryadi','Hartono','Kurniawan','Mahendra','Prasetyo'])[1 + pg_temp.fill_pick(i, 2, 40)];

-- Eight brands with one plan each.
INSERT INTO category (uid, slug, name, position)
  VALUES (pg_temp.fill_uid('category', 1), 'fill', 'Fill', 900);
INSERT INTO provider (uid, slug, name, category_uid, color, tagline, description, position)
  SELECT pg_temp.fill_uid('provider', b), 'fill-' || b, 'Merek ' || b, pg_temp.fill_uid('category', 1), '#336677', '-', '-', 900
  FROM generate_series(0, 7) b;
INSERT INTO plan_family (uid, provider_uid, slug, name, host_seats, regular_seats, provider_price_sen)
  SELECT pg_temp.fill_uid('family', b), pg_temp.fill_uid('provider', b), 'fill-' || b, 'Merek ' || b || ' Premium', 1, 4, 18600000
  FROM generate_series(0, 7) b;
INSERT INTO package (uid, provider_uid, slug, name, description, is_host, is_po, position)
  SELECT pg_temp.fill_uid(role, b), pg_temp.fill_uid('provider', b), 'fill-' || role || b, initcap(role), '-', role = 'host', false, 1
  FROM generate_series(0, 7) b, unnest(ARRAY['host', 'regular']) role;
INSERT INTO variant (uid, package_uid, family_uid, duration_months)
  SELECT pg_temp.fill_uid(role || ' variant', b), pg_temp.fill_uid(role, b), pg_temp.fill_uid('family', b), 1
  FROM generate_series(0, 7) b, unnest(ARRAY['host', 'regular']) role;

-- `part`: 0 the host, 1 to 4 regular seats, 5 a seat that was given up. `late`: 0 for the oldest order, 1 for the newest.
CREATE TEMPORARY TABLE fill_order AS
WITH size AS (SELECT current_setting('fill.orders')::int AS n), one AS (
  SELECT i, (i - 1) / 6 AS grp, ((i - 1) % 6)::int AS part, ((i - 1) / 6 % 8)::int AS brand, i::float8 / n AS late,
    -- Neighbours are different customers, because one may have one live seat in a group.
    (i * 7919 % greatest(n / 3, 10))::bigint AS customer,
    date_trunc('milliseconds', now() - (n - i + 1) * (interval '730 days' / n)) AS at
  FROM size, generate_series(1, n::bigint) i
)
SELECT *, pg_temp.fill_uid('order', i) AS uid, pg_temp.fill_uid('account', i) AS account, pg_temp.fill_uid('invoice', i) AS invoice,
  pg_temp.fill_uid('file', i) AS file, part = 0 AS is_host, upper(substr(md5('fill number' || i), 1, 10)) AS code,
  CASE
    WHEN part = 5 THEN (ARRAY[8, 8, 8, 5, 5, 6])[1 + pg_temp.fill_pick(i, 3, 6)]
    WHEN part = 0 THEN CASE WHEN late > 0.96 THEN 3 ELSE 4 END
    WHEN late > 0.998 THEN 1 WHEN late > 0.996 THEN 2 WHEN late > 0.9955 THEN 7 WHEN late > 0.96 THEN 3 ELSE 4
  END AS status
FROM one
-- The last seat of the newest groups is free.
WHERE NOT (late > 0.98 AND part = 4);
CREATE INDEX ON fill_order (grp);
ANALYZE fill_order;

INSERT INTO customer (uid, name, email, phone_number, password_hash, created_at, blocked_at, blocked_reason)
  SELECT pg_temp.fill_uid('customer', c), pg_temp.fill_name(c),
    lower(replace(pg_temp.fill_name(c), ' ', '.')) || c || '@patungan.test', '6281' || lpad((c * 7 + 10000000)::text, 9, '0'), '-', min(at) - interval '1 hour',
    CASE WHEN c % 500 = 0 THEN max(at) END, CASE WHEN c % 500 = 0 THEN 'Bukti palsu' END
  FROM fill_order, LATERAL (SELECT customer) AS its (c) GROUP BY c;

INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats, fill_epoch, filled_at, created_at)
  SELECT pg_temp.fill_uid('group', grp), pg_temp.fill_uid('family', min(brand)), 5,
    CASE WHEN bool_or(part = 0) THEN '{}' ELSE '{1}' END::int[],
    array(SELECT seat FROM generate_series(2, 5) seat WHERE seat <> ALL (array_agg(part + 1) FILTER (WHERE part < 5))),
    (count(*) FILTER (WHERE part < 5) = 5)::int, CASE WHEN count(*) FILTER (WHERE part < 5) = 5 THEN max(at) END, min(at)
  FROM fill_order GROUP BY grp ORDER BY grp;

INSERT INTO "order" (uid, number, customer_uid, name, email, phone_number, status, total_sen, request_hash, created_at)
  SELECT o.uid, 'PTG-' || to_char(at, 'YYMMDD') || '-' || code, c.uid, c.name, c.email, c.phone_number, status,
    4890000, '', at
  FROM fill_order o JOIN customer c ON c.uid = pg_temp.fill_uid('customer', customer) ORDER BY i;
INSERT INTO order_item (uid, order_uid, position, ref_uid, title, unit_price_sen, fee_sen, details)
  SELECT pg_temp.fill_uid('item', i), uid, 1, pg_temp.fill_uid(CASE WHEN is_host THEN 'host variant' ELSE 'regular variant' END, brand),
    'Merek ' || brand || ' Premium (1 bulan)', 4890000, 1000000,
    jsonb_build_object('providerName', 'Merek ' || brand, 'providerSlug', 'fill-' || brand, 'providerColor', '#336677',
      'providerType', 1, 'packageName', CASE WHEN is_host THEN 'Host' ELSE 'Regular' END, 'durationMonths', 1)
  FROM fill_order ORDER BY i;
INSERT INTO account (uid, group_uid, order_uid, customer_uid, role, seat_number, status, confirmed_at, pending_reason, created_at,
    variant_uid, pre_order, host_share_sen)
  SELECT account, pg_temp.fill_uid('group', grp), uid, pg_temp.fill_uid('customer', customer),
    CASE WHEN is_host THEN 'host' ELSE 'regular' END, CASE WHEN part = 5 THEN 5 ELSE part + 1 END,
    CASE status WHEN 1 THEN 1 WHEN 2 THEN 2 WHEN 7 THEN 1 WHEN 6 THEN 6 WHEN 5 THEN 5 WHEN 8 THEN 5 WHEN 3 THEN 4 ELSE 3 END,
    CASE WHEN status IN (3, 4) THEN at + interval '2 hours' END, CASE WHEN status = 3 THEN 'Menunggu host' END, at,
    pg_temp.fill_uid(CASE WHEN is_host THEN 'host variant' ELSE 'regular variant' END, brand),
    status = 7 OR NOT is_host AND i % 10 = 0, CASE WHEN is_host THEN 3690000 ELSE 0 END
  FROM fill_order ORDER BY i;
INSERT INTO order_history (order_uid, from_status, to_status, why, by, at)
  SELECT uid, 1, status, 'Pembayaran', 'system', at + interval '2 hours' FROM fill_order WHERE status <> 1 ORDER BY i;
INSERT INTO account_history (account_uid, from_status, to_status, why, by, at)
  SELECT account, 1, CASE WHEN status = 4 THEN 3 ELSE 5 END, 'Pembayaran', 'system', at + interval '2 hours'
  FROM fill_order WHERE status IN (4, 5, 6, 8) ORDER BY i;

-- What regular members owe, and what they paid.
INSERT INTO invoice (uid, order_uid, number, purpose, status, amount_sen, received_sen, due_at, paid_at, created_at)
  SELECT invoice, uid, 'INV-' || to_char(at, 'YYMMDD') || '-' || code, 'purchase',
    CASE WHEN status IN (1, 2) THEN 'open' WHEN status IN (3, 4, 6) THEN 'paid' WHEN status = 8 THEN 'expired' ELSE 'void' END,
    4890000, CASE WHEN status IN (3, 4, 6) THEN 4890000 ELSE 0 END, at + interval '1 day',
    CASE WHEN status IN (3, 4, 6) THEN at + interval '2 hours' END, at
  FROM fill_order WHERE NOT is_host AND status <> 7 ORDER BY i;
INSERT INTO file (uid, kind, content_type, key, sha256, bytes, width, height, customer_uid, created_at)
  SELECT file, CASE WHEN is_host THEN 'purchase-proof' ELSE 'payment-proof' END, 'image/webp', 'fill/' || i, md5('a' || i) || md5('b' || i),
    60000, 800, 1600, pg_temp.fill_uid('customer', customer), at + interval '1 hour'
  FROM fill_order WHERE is_host OR status IN (2, 3, 4, 5, 6) ORDER BY i;
INSERT INTO payment (uid, order_uid, invoice_uid, state, amount_sen, received_sen, bank_from, account_name, file_uid, submitted_at,
    decided_at, decided_by, reason)
  SELECT pg_temp.fill_uid('payment', i), uid, invoice,
    CASE status WHEN 2 THEN 'submitted' WHEN 5 THEN 'rejected' ELSE 'confirmed' END, 4890000,
    CASE WHEN status IN (3, 4, 6) THEN 4890000 END, 'BCA', upper(pg_temp.fill_name(customer)), file, at + interval '1 hour',
    CASE WHEN status <> 2 THEN at + interval '2 hours' END, CASE WHEN status <> 2 THEN 'Sari Admin' END,
    CASE WHEN status = 5 THEN 'Uang belum masuk' END
  FROM fill_order WHERE NOT is_host AND status IN (2, 3, 4, 5, 6) ORDER BY i;
INSERT INTO ledger_entry (uid, kind, cause, at)
  SELECT pg_temp.fill_uid('entry', i), 'payment-received', pg_temp.fill_uid('payment', i), at + interval '2 hours'
  FROM fill_order WHERE NOT is_host AND status IN (3, 4, 6) ORDER BY i;
INSERT INTO ledger_posting (entry_uid, account, amount_sen, product_line, order_uid, party_uid, period)
  SELECT pg_temp.fill_uid('entry', i), account, sen, 'subscriptions', uid, pg_temp.fill_uid('customer', customer),
    date_trunc('month', (at + interval '2 hours') AT TIME ZONE 'Asia/Jakarta')::date
  FROM (SELECT i, uid, customer, at FROM fill_order WHERE NOT is_host AND status IN (3, 4, 6)) paid,
    (VALUES ('bank', 4890000), ('memberFunds', -3890000), ('feeIncome', -1000000)) posting (account, sen) ORDER BY i;

-- What hosts bought, and what they get back.
INSERT INTO host_purchase (uid, order_uid, state, claimed_sen, debited_at, bank_name, account_number, account_name,
    provider_price_sen, file_uid, submitted_at, decided_at, decided_by)
  SELECT pg_temp.fill_uid('purchase', i), uid, CASE WHEN late > 0.998 THEN 'submitted' ELSE 'verified' END, 18600000, at,
    'BCA', '1234567890', upper(pg_temp.fill_name(customer)), CASE WHEN late <= 0.998 THEN 18600000 END, file, at + interval '1 hour',
    CASE WHEN late <= 0.998 THEN at + interval '3 hours' END, CASE WHEN late <= 0.998 THEN 'Sari Admin' END
  FROM fill_order WHERE is_host ORDER BY i;
INSERT INTO payout (uid, kind, ref_uid, customer_uid, state, amount_sen, due_at, bank_name, account_number, account_name, paid_at,
    paid_by, reference, created_at)
  SELECT pg_temp.fill_uid('payout', i), 'reimbursement', pg_temp.fill_uid('reimbursement', i), pg_temp.fill_uid('customer', customer),
    CASE WHEN late > 0.99 THEN 'scheduled' ELSE 'paid' END, 14835000, at + interval '7 days', 'BCA', '1234567890',
    upper(pg_temp.fill_name(customer)), CASE WHEN late <= 0.99 THEN at + interval '6 days' END,
    CASE WHEN late <= 0.99 THEN 'Sari Admin' END, CASE WHEN late <= 0.99 THEN 'TRX' || i END, at + interval '3 hours'
  FROM fill_order WHERE is_host AND late <= 0.998 ORDER BY i;
INSERT INTO group_cycle (uid, group_uid, number, purchase_uid, starts_at, ends_at, anchor_day, asked_at)
  SELECT pg_temp.fill_uid('cycle', o.i), a.group_uid, row_number() OVER (PARTITION BY a.group_uid ORDER BY o.i),
    pg_temp.fill_uid('purchase', o.i), o.at, o.at + interval '1 month', o.at, o.at + interval '28 days'
  FROM fill_order o JOIN account a ON a.order_uid = o.uid WHERE o.is_host AND o.late <= 0.998 ORDER BY o.i;
INSERT INTO reimbursement (uid, order_uid, purchase_uid, cycle_uid, payout_uid, provider_price_sen, host_share_sen, transfer_fee_sen,
    amount_sen, limit_sen, created_at)
  SELECT pg_temp.fill_uid('reimbursement', i), uid, pg_temp.fill_uid('purchase', i), pg_temp.fill_uid('cycle', i),
    pg_temp.fill_uid('payout', i), 18600000, 3690000, 75000, 14835000, 14835000, at + interval '3 hours'
  FROM fill_order WHERE is_host AND late <= 0.998 ORDER BY i;

-- A period for each regular seat that was active; those that have ended have their access to be taken away.
INSERT INTO seat_period (uid, account_uid, number, starts_at, ends_at, variant_uid, invoice_uid)
  SELECT gen_random_uuid(), a.uid, 1, a.created_at,
    CASE a.status WHEN 3 THEN greatest(now(), a.created_at) + (1 + a.seat_number) * interval '3 days' ELSE a.created_at + interval '1 month' END,
    a.variant_uid, i.uid
  FROM account a JOIN "order" o ON o.uid = a.order_uid AND o.status IN (4, 6)
    JOIN invoice i ON i.order_uid = o.uid AND i.purpose = 'purchase'
  WHERE a.role = 'regular' AND a.status IN (3, 6);
INSERT INTO seat_renewal (account_uid, anchor_day, months, paid_until, variant_uid, due_at, ended_at)
  SELECT p.account_uid, p.starts_at, 1, p.ends_at, p.variant_uid, CASE a.status WHEN 3 THEN p.ends_at END,
    CASE a.status WHEN 6 THEN p.ends_at END
  FROM seat_period p JOIN account a ON a.uid = p.account_uid;
INSERT INTO seat_access (account_uid, granted_at, confirmed_at, confirmed_by)
  SELECT p.account_uid, p.starts_at, p.starts_at, 'member' FROM seat_period p;
INSERT INTO access_removal (uid, account_uid, group_uid, created_at, done_at, done_by)
  SELECT a.uid, a.uid, a.group_uid, r.ended_at, CASE WHEN a.seat_number > 2 THEN r.ended_at END, CASE WHEN a.seat_number > 2 THEN 'Sari Admin' END
  FROM seat_renewal r JOIN account a ON a.uid = r.account_uid WHERE r.ended_at IS NOT NULL;

-- Requests for help of two in a hundred, vouchers of one.
INSERT INTO follow_up (uid, account_uid, customer_uid, topic, message, state, answer, answered_by, answered_at, closed_by, closed_at, created_at)
  SELECT pg_temp.fill_uid('follow-up', i), account, pg_temp.fill_uid('customer', customer), 'login', 'Saya belum bisa masuk, kode ' || code,
    CASE WHEN late > 0.99 THEN 'open' ELSE 'closed' END, CASE WHEN late <= 0.99 THEN 'Sudah diatur ulang' END,
    CASE WHEN late <= 0.99 THEN 'Sari Admin' END, CASE WHEN late <= 0.99 THEN at + interval '25 hours' END,
    CASE WHEN late <= 0.99 THEN 'Sari Admin' END, CASE WHEN late <= 0.99 THEN at + interval '26 hours' END, at + interval '1 day'
  FROM fill_order WHERE i % 50 = 3 AND status IN (3, 4) ORDER BY i;
INSERT INTO voucher (uid, code, order_uid, customer_uid, state, treatments, issued_at, use_by)
  SELECT pg_temp.fill_uid('voucher', i), 'ZAP-' || code, uid, pg_temp.fill_uid('customer', customer),
    CASE WHEN late > 0.96 THEN 'issued' ELSE 'expired' END, 4, at + interval '2 hours', at + interval '30 days'
  FROM fill_order WHERE i % 100 = 7 AND status IN (3, 4) ORDER BY i;

-- Claims of two in a hundred active seats, threads of four.
INSERT INTO access_claim (uid, account_uid, group_uid, reason, message, state, opened_at, answer_due_at, solve_due_at, due_at,
    answered_at, answered_by, ended_at, ended_by)
  SELECT pg_temp.fill_uid('claim', i), account, pg_temp.fill_uid('group', grp), 'wrong-login', 'Kata sandi ditolak, kode ' || code,
    CASE WHEN late > 0.94 THEN 'open' WHEN missed THEN 'missed' ELSE 'solved' END, opened, opened + interval '24 hours',
    opened + interval '72 hours', CASE WHEN late > 0.94 THEN opened + interval '24 hours' END,
    CASE WHEN late <= 0.94 AND NOT missed THEN opened + interval '3 hours' END, CASE WHEN late <= 0.94 AND NOT missed THEN 'host' END,
    CASE WHEN late <= 0.94 THEN opened + interval '24 hours' END,
    CASE WHEN late <= 0.94 THEN CASE WHEN missed THEN 'system' ELSE 'Sari Admin' END END
  FROM (SELECT *, at + interval '1 day' AS opened, i % 20 = 1 AS missed FROM fill_order) o
  WHERE i % 50 = 11 AND status = 4 AND NOT is_host ORDER BY i;
INSERT INTO thread (account_uid, last_at, unread_admin)
  SELECT account, at + interval '1 day', (late > 0.94)::int FROM fill_order WHERE i % 25 = 11 AND status = 4 AND NOT is_host ORDER BY i;
INSERT INTO thread_line (uid, account_uid, group_uid, party, customer_uid, message, at)
  SELECT pg_temp.fill_uid('line', i), account, pg_temp.fill_uid('group', grp), 'member', pg_temp.fill_uid('customer', customer), 'Kata sandi ditolak, kode ' || code,
    at + interval '1 day'
  FROM fill_order WHERE i % 25 = 11 AND status = 4 AND NOT is_host ORDER BY i;

-- Reviews of one in ten active seats.
INSERT INTO review (uid, account_uid, provider_uid, customer_uid, plan, stars, text, state, written_at, decided_at, decided_by)
  SELECT pg_temp.fill_uid('review', i), account, f.provider_uid, pg_temp.fill_uid('customer', customer), 'Merek', 1 + i % 5,
    'Lancar, kode ' || code, CASE WHEN late > 0.99 THEN 'waiting' ELSE 'shown' END, at + interval '31 days',
    CASE WHEN late <= 0.99 THEN at + interval '32 days' END, CASE WHEN late <= 0.99 THEN 'Sari Admin' END
  FROM fill_order o JOIN account_group g ON g.uid = pg_temp.fill_uid('group', o.grp) JOIN plan_family f ON f.uid = g.family_uid
  WHERE i % 10 = 1 AND status = 4 ORDER BY i;

-- A note about the customer of one in ten orders.
INSERT INTO customer_note (uid, customer_uid, text, by, by_uid, at)
  SELECT pg_temp.fill_uid('note', i), pg_temp.fill_uid('customer', customer), 'Sudah ditelepon, kode ' || code, 'Sari Admin',
    pg_temp.fill_uid('admin', 1), at + interval '3 hours'
  FROM fill_order WHERE i % 10 = 3 ORDER BY i;

-- Two events and two messages an order; the newest events are on their way.
INSERT INTO outbox (uid, name, payload, created_at, published_at, settled_at, set_aside_at, set_aside_reason)
  SELECT pg_temp.fill_uid(name, i), name, jsonb_build_object('orderUid', uid), at + late_by, at + late_by,
    CASE WHEN late < 0.9999 THEN at + late_by END, CASE WHEN i % 50000 = 9 THEN at + late_by END, CASE WHEN i % 50000 = 9 THEN 'no route' END
  FROM fill_order, (VALUES ('order.created', interval '0'), ('payment.confirmed', interval '2 hours')) event (name, late_by)
  WHERE name = 'order.created' OR NOT is_host AND status IN (3, 4, 6) ORDER BY i;
INSERT INTO inbox (consumer, event_uid, at)
  SELECT 'notify', pg_temp.fill_uid('order.created', i), at FROM fill_order ORDER BY i;
INSERT INTO notification (uid, customer_uid, kind, event_uid, title, body, link, created_at, read_at, email_state, emailed_at)
  SELECT pg_temp.fill_uid('message ' || kind, i), pg_temp.fill_uid('customer', customer), kind, pg_temp.fill_uid(event, i), title,
    'Halo ' || pg_temp.fill_name(customer) || E',\n\n' || body || ' PTG-' || to_char(at, 'YYMMDD') || '-' || code
      || '. Kamu bisa melihat semuanya di halaman pesananmu.', '/orders/' || uid, at + late_by,
    CASE WHEN i % 3 = 0 THEN at + interval '1 day' END, CASE WHEN late > 0.9999 THEN 'waiting' ELSE 'sent' END,
    CASE WHEN late <= 0.9999 THEN at + late_by END
  FROM fill_order, (VALUES
    ('order-created', 'order.created', 'Pesanan kamu kami terima', 'Terima kasih, kami sudah menerima pesanan', interval '0'),
    ('payment-confirmed', 'payment.confirmed', 'Pembayaran kamu kami terima', 'Uangnya sudah masuk untuk pesanan', interval '2 hours')
  ) message (kind, event, title, body, late_by)
  WHERE kind = 'order-created' OR NOT is_host AND status IN (3, 4, 6) ORDER BY i;

-- Who confirmed the payments.
INSERT INTO audit_log (uid, at, actor, actor_uid, action, subject, subject_uid, reason, ip)
  SELECT pg_temp.fill_uid('audit', i), at + interval '2 hours', 'Sari Admin', pg_temp.fill_uid('admin', 1),
    CASE status WHEN 5 THEN 'reject' ELSE 'confirm' END, 'payments', pg_temp.fill_uid('payment', i),
    CASE WHEN status = 5 THEN 'Uang belum masuk ' || code END, '10.0.0.' || i % 200
  FROM fill_order WHERE NOT is_host AND status IN (3, 4, 5, 6) ORDER BY i;
DROP TABLE fill_order;
