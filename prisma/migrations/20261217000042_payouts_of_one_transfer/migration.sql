-- One transfer of the bank may pay several payouts: they share its reference. docs/rules/payments.md#transfers
ALTER TABLE "payout" ADD COLUMN "transfer_uid" UUID;
ALTER TABLE "payout"
  ADD CONSTRAINT "payout_transfer_uid_fkey" FOREIGN KEY ("transfer_uid") REFERENCES "payout"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "payout_transfer" CHECK ("transfer_uid" IS NULL OR ("state" = 'paid' AND "transfer_uid" <> "uid"));
CREATE INDEX "payout_transfer_uid_idx" ON "payout" ("transfer_uid");
