-- A list of the console as an admin has narrowed it, under a name. The admin's own. docs/rules/desks.md#saved-views
CREATE TABLE "admin_view" (
  "uid" UUID NOT NULL,
  "admin_uid" UUID NOT NULL,
  "resource" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "filter" JSONB NOT NULL,
  "sort_field" TEXT,
  "sort_order" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "admin_view_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "admin_view_admin_uid_fkey" FOREIGN KEY ("admin_uid") REFERENCES "admin" ("uid") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "admin_view_name" CHECK ("name" = btrim("name") AND char_length("name") BETWEEN 1 AND 40),
  CONSTRAINT "admin_view_filter" CHECK (jsonb_typeof("filter") = 'object'),
  CONSTRAINT "admin_view_sort" CHECK (("sort_field" IS NULL) = ("sort_order" IS NULL) AND "sort_order" IN ('ASC', 'DESC'))
);
CREATE UNIQUE INDEX "admin_view_named" ON "admin_view" ("admin_uid", "resource", lower("name"));
