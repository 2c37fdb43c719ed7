-- In which batch of the relay an event was published: its job carries those of many events, so the queue knows no job of
-- the event's own id.
ALTER TABLE "outbox" ADD COLUMN "batch_uid" UUID;
