-- The HTTP request that an event goes back to, through any number of jobs. docs/operations.md, "Who did it"
ALTER TABLE "outbox" ADD COLUMN "request_id" TEXT,
  -- Its job waits for what it is sent to. docs/rules/messages.md#outage
  ADD COLUMN "held_until" TIMESTAMPTZ(3), ADD COLUMN "held_by" TEXT;

-- A mail server, or a domain of recipients, that does not take mail. docs/rules/messages.md#outage
CREATE TABLE "mail_destination" (
  "destination" TEXT NOT NULL PRIMARY KEY,
  "failing_since" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "failures" INTEGER NOT NULL DEFAULT 1,
  "paused_until" TIMESTAMPTZ(3),
  "reason" TEXT NOT NULL
);

-- Requests counted by all API processes. Unlogged: a crash may forget a minute. docs/decisions/0028-clocks-and-limits.md
CREATE UNLOGGED TABLE "request_count" (
  "minute" BIGINT NOT NULL,
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  PRIMARY KEY ("minute", "key")
);
