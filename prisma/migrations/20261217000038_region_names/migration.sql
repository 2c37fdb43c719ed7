-- The names of the present list of the Ministry of Home Affairs: libs/domain/src/sales/addresses/regions.ts.
CREATE TEMPORARY TABLE "renamed" ("province" text, "before" text, "after" text);
INSERT INTO "renamed" VALUES
  ('12', 'Kab. Labuhan Batu', 'Kab. Labuhanbatu'),
  ('12', 'Kab. Labuhan Batu Selatan', 'Kab. Labuhanbatu Selatan'),
  ('12', 'Kab. Labuhan Batu Utara', 'Kab. Labuhanbatu Utara'),
  ('12', 'Kota Pematang Siantar', 'Kota Pematangsiantar'),
  ('12', 'Kota Tanjung Balai', 'Kota Tanjungbalai'),
  ('13', 'Kota Sawah Lunto', 'Kota Sawahlunto'),
  ('15', 'Kab. Batang Hari', 'Kab. Batanghari'),
  ('16', 'Kab. Banyu Asin', 'Kab. Banyuasin'),
  ('16', 'Kota Lubuklinggau', 'Kota Lubuk Linggau'),
  ('18', 'Kab. Tulangbawang', 'Kab. Tulang Bawang'),
  ('21', 'Kota B A T A M', 'Kota Batam'),
  ('31', 'Kab. Kepulauan Seribu', 'Kab. Administrasi Kepulauan Seribu'),
  ('31', 'Kota Jakarta Barat', 'Kota Administrasi Jakarta Barat'),
  ('31', 'Kota Jakarta Pusat', 'Kota Administrasi Jakarta Pusat'),
  ('31', 'Kota Jakarta Selatan', 'Kota Administrasi Jakarta Selatan'),
  ('31', 'Kota Jakarta Timur', 'Kota Administrasi Jakarta Timur'),
  ('31', 'Kota Jakarta Utara', 'Kota Administrasi Jakarta Utara'),
  ('34', 'Kab. Gunung Kidul', 'Kab. Gunungkidul'),
  ('51', 'Kab. Karang Asem', 'Kab. Karangasem'),
  ('62', 'Kota Palangka Raya', 'Kota Palangkaraya'),
  ('63', 'Kab. Kota Baru', 'Kab. Kotabaru'),
  ('63', 'Kota Banjar Baru', 'Kota Banjarbaru'),
  ('71', 'Kab. Kepulauan Siau Tagulandang Biaro', 'Kab. Kep. Siau Tagulandang Biaro'),
  ('72', 'Kab. Tojo Una-una', 'Kab. Tojo Una Una'),
  ('72', 'Kab. Toli-toli', 'Kab. Toli-Toli'),
  ('73', 'Kab. Pangkajene Dan Kepulauan', 'Kab. Pangkajene dan Kepulauan'),
  ('74', 'Kota Baubau', 'Kota Bau Bau'),
  ('92', 'Kab. Fakfak', 'Kab. Fak Fak');
UPDATE "address" a SET "city" = r."after" FROM "renamed" r WHERE a."province" = r."province" AND a."city" = r."before";
-- The copy of an order too: it is the same place, and the label of a parcel is printed from it.
UPDATE "shipment" s SET "city" = r."after" FROM "renamed" r WHERE s."province" = r."province" AND s."city" = r."before";
UPDATE "shipping_zone" z SET "regions" = ARRAY(
    SELECT coalesce(r."province" || '/' || r."after", old.region)
    FROM unnest(z."regions") WITH ORDINALITY AS old (region, n)
    LEFT JOIN "renamed" r ON old.region = r."province" || '/' || r."before"
    ORDER BY old.n),
  "version" = z."version" + 1
  WHERE EXISTS (SELECT FROM "renamed" r WHERE r."province" || '/' || r."before" = ANY (z."regions"));
DROP TABLE "renamed";
