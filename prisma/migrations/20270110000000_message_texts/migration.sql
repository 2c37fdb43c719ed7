-- What the shop sends, as an owner has changed it at the console. docs/decisions/0059
CREATE TABLE "message_text" (
    "uid" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "default_title" TEXT NOT NULL,
    "default_body" TEXT NOT NULL,
    "placeholders" JSONB NOT NULL,
    "title" TEXT,
    "body" TEXT,
    "changed_at" TIMESTAMPTZ(3),
    "changed_by" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "message_text_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "message_text_changed_check" CHECK (("title" IS NULL) = ("body" IS NULL)),
    CONSTRAINT "message_text_channel_check" CHECK ("channel" IN ('mail', 'whatsapp'))
);
CREATE UNIQUE INDEX "message_text_key_key" ON "message_text"("key");

CREATE FUNCTION notify_message_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message_texts', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "notify" AFTER UPDATE OF "title", "body" OR DELETE ON "message_text" FOR EACH STATEMENT EXECUTE FUNCTION notify_message_texts();
