-- Blog, banners, testimonies and wishlist. docs/rules/content.md
CREATE TABLE "content_picture" (
  "uid" UUID NOT NULL,
  "alt" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "content_picture_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "content_picture_alt" CHECK ("alt" <> '')
);

CREATE TABLE "content_picture_file" (
  "uid" UUID NOT NULL,
  "picture_uid" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "content_type" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  CONSTRAINT "content_picture_file_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "content_picture_file_picture_uid_fkey" FOREIGN KEY ("picture_uid") REFERENCES "content_picture" ("uid") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "content_picture_file_key_key" ON "content_picture_file" ("key");
CREATE UNIQUE INDEX "content_picture_file_picture_uid_content_type_width_key" ON "content_picture_file" ("picture_uid", "content_type", "width");

CREATE TABLE "article_category" (
  "uid" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "article_category_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "article_category_slug_key" ON "article_category" ("slug");
CREATE UNIQUE INDEX "article_category_name_key" ON "article_category" ("name");

CREATE TABLE "article" (
  "uid" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "category_uid" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "summary" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "author" TEXT NOT NULL,
  "picture_uid" UUID,
  "published_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "article_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "article_category_uid_fkey" FOREIGN KEY ("category_uid") REFERENCES "article_category" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "article_picture_uid_fkey" FOREIGN KEY ("picture_uid") REFERENCES "content_picture" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "article_slug_key" ON "article" ("slug");
CREATE INDEX "article_published_at_idx" ON "article" ("published_at" DESC);

CREATE TABLE "banner" (
  "uid" UUID NOT NULL,
  "type" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL DEFAULT '',
  "link" TEXT NOT NULL DEFAULT '',
  "picture_uid" UUID,
  "active" BOOLEAN NOT NULL DEFAULT false,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "banner_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "banner_picture_uid_fkey" FOREIGN KEY ("picture_uid") REFERENCES "content_picture" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "banner_shown" CHECK (NOT "active" OR "picture_uid" IS NOT NULL)
);
CREATE UNIQUE INDEX "banner_type_title_key" ON "banner" ("type", "title");
CREATE INDEX "banner_type_position_idx" ON "banner" ("type", "position");

CREATE TABLE "testimony" (
  "uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "about" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'waiting',
  "decided_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "written_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "testimony_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "testimony_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "testimony_state" CHECK (CASE "state" WHEN 'waiting' THEN "decided_at" IS NULL
    ELSE "state" IN ('shown', 'hidden') AND "decided_at" IS NOT NULL END)
);
CREATE UNIQUE INDEX "testimony_customer_uid_key" ON "testimony" ("customer_uid");
CREATE INDEX "testimony_state_written_at_idx" ON "testimony" ("state", "written_at");

CREATE TABLE "wish" (
  "customer_uid" UUID NOT NULL,
  "provider_uid" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "wish_pkey" PRIMARY KEY ("customer_uid", "provider_uid"),
  CONSTRAINT "wish_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "wish_provider_uid_fkey" FOREIGN KEY ("provider_uid") REFERENCES "provider" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- The console lists them without a filter.
CREATE INDEX "testimony_written_at_uid_idx" ON "testimony" ("written_at", "uid");
