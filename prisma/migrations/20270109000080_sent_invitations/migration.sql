-- Invitations that were sent and not confirmed are few among the accesses.
CREATE INDEX "seat_access_unconfirmed" ON "seat_access" ("account_uid") WHERE "confirmed_at" IS NULL;
