-- In which batch of the relay an event was published: its job carries those of many events, so the queue knows no job of
-- the event's own id.
ALTER TABLE "outbox" ADD COLUMN "batch_uid" UUID;

-- In the order in which seats are given out: nearest to full, then oldest. The first row is nearly always the answer;
-- without the order each buyer who picks no group had all open groups of the plan read and sorted (8,000: 9 ms).
DROP INDEX "account_group_open_regular", "account_group_open_host";
CREATE INDEX "account_group_open_regular" ON "account_group"
  ("family_uid", (cardinality("free_host_seats") + cardinality("free_regular_seats")), "created_at") WHERE "open_to_regular";
CREATE INDEX "account_group_open_host" ON "account_group"
  ("family_uid", (cardinality("free_host_seats") + cardinality("free_regular_seats")), "created_at") WHERE "open_to_host";
