-- Customers filter by the name of a category, in any letter case (docs/decisions/0015): two of one name would be one shelf.
-- Where a shop has two, the later ones say by their slug which they are.
UPDATE "category" twin SET "name" = twin."name" || ' (' || twin."slug" || ')', "version" = twin."version" + 1
WHERE EXISTS (
  SELECT FROM "category" first
  WHERE lower(first."name") = lower(twin."name") AND (first."position", first."slug") < (twin."position", twin."slug")
);

CREATE UNIQUE INDEX "category_name" ON "category" (lower("name"));
