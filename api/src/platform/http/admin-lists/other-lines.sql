-- Rows of the other product lines for list-plans.int.spec.ts, after bench/fill.sql: as many as make the planner choose,
-- each within the constraints of its own table, without what is paid for them.
CREATE TEMPORARY TABLE other AS
SELECT i, line, gen_random_uuid() AS uid, c.uid AS customer, c.name, c.email, c.phone_number,
  date_trunc('milliseconds', now() - (400 - i) * interval '1 day') AS at, upper(substr(md5(line || i), 1, 10)) AS code, i > 395 AS new
FROM (SELECT row_number() OVER (ORDER BY uid) AS i, * FROM customer LIMIT 400) c,
  unnest(ARRAY['merchandise', 'donation', 'gift', 'tip', 'qurban', 'errand', 'slot', 'mission', 'live', 'testimony', 'application', 'payout', 'shop', 'waits']) line;
INSERT INTO "order" (uid, number, product_line, customer_uid, name, email, phone_number, status, total_sen, request_hash, created_at)
  SELECT uid, 'PTG-' || to_char(at, 'YYMMDD') || '-' || code,
    CASE WHEN line IN ('donation', 'gift', 'tip') THEN 'giving' ELSE line END, customer, name, email, phone_number, 4, 10000000, '', at
  FROM other WHERE line IN ('merchandise', 'donation', 'gift', 'tip', 'qurban');

INSERT INTO refund (uid, order_uid, state, amount_sen, fee_sen, reason, by, created_at, paid_at)
  SELECT gen_random_uuid(), uid, CASE WHEN new THEN 'requested' ELSE 'paid' END, 5000000, 0, 'Barang habis', 'Sari Admin', at,
    CASE WHEN NOT new THEN at END FROM other WHERE line = 'merchandise';
INSERT INTO shipment (uid, order_uid, state, method, service, price_sen, weight_grams, recipient, phone_number, tracking_number,
    shipped_at, delivered_at, created_at)
  SELECT gen_random_uuid(), uid, CASE WHEN new THEN 'to-pack' ELSE 'delivered' END, 'courier', 'JNE REG', 1000000, 500, name, phone_number,
    CASE WHEN NOT new THEN 'JNE' || code END, CASE WHEN NOT new THEN at END, CASE WHEN NOT new THEN at END, at
  FROM other WHERE line = 'merchandise';

INSERT INTO giving_cause (uid, slug, name, summary, story, beneficiary, position)
  SELECT gen_random_uuid(), 'isi-' || n, 'Tujuan ' || n, '-', '-', '-', n FROM generate_series(1, 4) n;
INSERT INTO giving_donation (uid, order_uid, cause_uid, state, amount_sen, anonymous, message, message_state, received_at, created_at)
  SELECT gen_random_uuid(), o.uid, g.uid, CASE WHEN new THEN 'promised' ELSE 'received' END, 10000000, false, 'Semoga bermanfaat',
    CASE WHEN new THEN 'waiting' ELSE 'shown' END, CASE WHEN NOT new THEN at END, at
  FROM other o JOIN giving_cause g ON g.slug = 'isi-' || 1 + i % 4 WHERE line = 'donation';
INSERT INTO giving_application (uid, cause_uid, customer_uid, name, story, state, created_at)
  SELECT o.uid, g.uid, customer, o.name, '-', CASE WHEN new THEN 'waiting' ELSE 'declined' END, at
  FROM other o JOIN giving_cause g ON g.slug = 'isi-1' WHERE line = 'application';
INSERT INTO giving_gift (uid, order_uid, state, amount_sen, recipient_name, expires_at, received_at, created_at)
  SELECT gen_random_uuid(), uid, CASE WHEN new THEN 'ready' ELSE 'expired' END, 10000000, 'Ani', at + interval '30 days', at, at
  FROM other WHERE line = 'gift';
INSERT INTO giving_tip (uid, order_uid, recipient, state, amount_sen, received_at, created_at)
  SELECT gen_random_uuid(), uid, 'team', CASE WHEN new THEN 'promised' ELSE 'received' END, 1000000, CASE WHEN NOT new THEN at END, at
  FROM other WHERE line = 'tip';

INSERT INTO qurban_season (uid, name, state, day, orders_until)
  VALUES (gen_random_uuid(), 'Isi', 'open', now() + interval '90 days', now() + interval '60 days');
INSERT INTO qurban_animal (uid, season_uid, kind, shares, code, name, description, price_sen, fee_sen, state)
  SELECT gen_random_uuid(), s.uid, 'cow', 7, 'ISI-' || n, 'Sapi ' || n, '-', 300000000, 10000000, 'open'
  FROM qurban_season s, generate_series(0, 57) n WHERE s.name = 'Isi';
INSERT INTO qurban_participation (order_uid, animal_uid, booked_uid, customer_uid, state, shares, held_sen, created_at, paid_at)
  SELECT o.uid, a.uid, a.uid, customer, CASE WHEN new THEN 'held' ELSE 'paid' END, 1, 300000000, at, CASE WHEN NOT new THEN at END
  FROM other o JOIN qurban_animal a ON a.code = 'ISI-' || i / 7 WHERE line = 'qurban';

INSERT INTO errand (uid, code, customer_uid, state, name, quantity, ceiling_sen, reason, created_at)
  SELECT uid, 'TTP-' || code, customer, CASE WHEN new THEN 'requested' ELSE 'declined' END, 'Sepatu ' || i, 1, 50000000,
    CASE WHEN NOT new THEN 'Barang tidak ada' END, at
  FROM other WHERE line = 'errand';

INSERT INTO venue (uid, slug, name, sport, city, address, description, players, slot_hours, fee_percent, cancel_hours, keep_percent,
    bank_name, account_number, account_name, position)
  SELECT gen_random_uuid(), 'isi-' || n, 'GOR ' || n, 'futsal', 'Depok', '-', '-', 4, 2, 10, 6, 50, 'BCA', '1234567890', 'GOR', n
  FROM generate_series(1, 8) n;
INSERT INTO venue_slot (uid, venue_uid, venue_number, starts_at, ends_at, state, booker_uid, players, price_sen, keep_percent, cutoff_at,
    paid, created_at)
  SELECT o.uid, v.uid, v.number, at, at + interval '2 hours', CASE WHEN new THEN 'confirmed' ELSE 'played' END, customer, 4, 10000000, 50, at,
    4, at - interval '3 days'
  FROM other o JOIN venue v ON v.slug = 'isi-' || 1 + i % 8 WHERE line = 'slot';
INSERT INTO payout (uid, kind, ref_uid, customer_uid, state, amount_sen, due_at, bank_name, account_number, account_name, paid_at,
    paid_by, reference, created_at)
  SELECT gen_random_uuid(), kind, gen_random_uuid(), customer, CASE WHEN new THEN 'scheduled' ELSE 'paid' END, 9000000, at, 'BCA',
    '1234567890', 'GOR', CASE WHEN NOT new THEN at END, CASE WHEN NOT new THEN 'Sari Admin' END, CASE WHEN NOT new THEN kind || code END, at
  FROM other, unnest(ARRAY['venue', 'other']) kind WHERE line = 'payout';

INSERT INTO campaign (uid, slug, name, summary, starts_at, ends_at) VALUES (gen_random_uuid(), 'isi', 'Isi', '-', now(), now() + interval '9 days');
INSERT INTO campaign_mission (uid, campaign_uid, position, title, text, proof)
  SELECT gen_random_uuid(), uid, 1, 'Misi', '-', 'text' FROM campaign WHERE slug = 'isi';
INSERT INTO campaign_submission (uid, campaign_uid, mission_uid, customer_uid, state, text, submitted_at, decided_at, decided_by)
  SELECT o.uid, m.campaign_uid, m.uid, customer, CASE WHEN new THEN 'submitted' ELSE 'completed' END, '-', at, CASE WHEN NOT new THEN at END,
    CASE WHEN NOT new THEN 'Sari Admin' END
  FROM other o, campaign_mission m JOIN campaign c ON c.uid = m.campaign_uid AND c.slug = 'isi' WHERE line = 'mission';
INSERT INTO campaign_live (uid, campaign_uid, title, starts_at, ends_at)
  SELECT gen_random_uuid(), uid, 'Live', starts_at, ends_at FROM campaign WHERE slug = 'isi';
INSERT INTO campaign_attendance (uid, campaign_uid, live_uid, customer_uid, at)
  SELECT o.uid, l.campaign_uid, l.uid, customer, at
  FROM other o, campaign_live l JOIN campaign c ON c.uid = l.campaign_uid AND c.slug = 'isi' WHERE line = 'live';
INSERT INTO testimony (uid, customer_uid, text, about, state, decided_at, written_at)
  SELECT uid, customer, 'Hemat', 'Netflix', CASE WHEN new THEN 'waiting' ELSE 'shown' END, CASE WHEN NOT new THEN at END, at
  FROM other WHERE line = 'testimony';

INSERT INTO shop_purchase (uid, group_uid, number, asked_at, due_at, account, cost_sen, renews_on, bought_at, bought_by)
  SELECT o.uid, g.uid, 1, at, at + interval '2 days', CASE WHEN NOT new THEN 'toko-1' END, CASE WHEN NOT new THEN 18600000 END,
    CASE WHEN NOT new THEN at + interval '30 days' END, CASE WHEN NOT new THEN at END, CASE WHEN NOT new THEN 'Sari Admin' END
  FROM other o JOIN (SELECT row_number() OVER (ORDER BY uid) AS i, uid FROM account_group) g USING (i) WHERE line = 'shop';
INSERT INTO waiting_entry (uid, customer_uid, variant_uid, notes, waits_since, offered_at)
  SELECT o.uid, customer, v.uid, '-', at, CASE WHEN NOT new THEN at END
  FROM other o, (SELECT uid FROM variant ORDER BY uid LIMIT 1) v WHERE line = 'waits';
INSERT INTO payment_method (uid, kind, bank_name, account_number, account_name, position)
  SELECT gen_random_uuid(), 'bank-transfer', 'Bank Isi', '1', 'Patungan', 99;
INSERT INTO bank_statement (uid, method_uid, file_name, file_hash, format, line_count, new_count, first_day, last_day, created_by)
  SELECT gen_random_uuid(), uid, 'isi.csv', 'isi', 'bca', 400, 400, now(), now(), 'Sari Admin' FROM payment_method WHERE bank_name = 'Bank Isi';
INSERT INTO bank_statement_line (uid, statement_uid, method_uid, line, booked_on, amount_sen, description, identity, occurrence, state,
    decided_by, decided_at)
  SELECT gen_random_uuid(), s.uid, s.method_uid, i, at, 10000000, 'TRSF ' || name, code, 1, CASE WHEN new THEN 'open' ELSE 'ignored' END,
    CASE WHEN NOT new THEN 'Sari Admin' END, CASE WHEN NOT new THEN at END
  FROM other, bank_statement s WHERE line = 'payout' AND s.file_hash = 'isi';

INSERT INTO unplaced_money (uid, line_uid, amount_sen, arrived_on, state, booked_by, booked_at, return_uid, decided_by, decided_at)
  SELECT gen_random_uuid(), l.uid, l.amount_sen, l.booked_on, CASE l.state WHEN 'open' THEN 'open' ELSE 'returned' END, 'Sari Admin', now(),
    CASE WHEN l.state <> 'open' THEN gen_random_uuid() END, l.decided_by, l.decided_at
  FROM bank_statement_line l JOIN bank_statement s ON s.uid = l.statement_uid WHERE s.file_hash = 'isi';

DROP TABLE other;

-- Every second family is one of invitations.
UPDATE plan_family SET invites = true WHERE uid IN (SELECT uid FROM (SELECT uid, row_number() OVER (ORDER BY slug) AS n FROM plan_family) f WHERE n % 2 = 0);
