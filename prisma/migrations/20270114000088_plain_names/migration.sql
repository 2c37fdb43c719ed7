-- Names as they are read now: in letters of plain width, with one blank between words. Who searches types them so.
UPDATE "customer" SET "name" = regexp_replace(normalize("name", NFKC), '[[:blank:]]+', ' ', 'g')
WHERE "name" <> regexp_replace(normalize("name", NFKC), '[[:blank:]]+', ' ', 'g');
UPDATE "order" SET "name" = regexp_replace(normalize("name", NFKC), '[[:blank:]]+', ' ', 'g')
WHERE "name" <> regexp_replace(normalize("name", NFKC), '[[:blank:]]+', ' ', 'g');
UPDATE "shipment" SET "recipient" = regexp_replace(normalize("recipient", NFKC), '[[:blank:]]+', ' ', 'g')
WHERE "recipient" <> regexp_replace(normalize("recipient", NFKC), '[[:blank:]]+', ' ', 'g');
