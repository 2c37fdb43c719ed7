-- One receipt sent for two orders is told to whoever decides about either: by its fingerprint, and back to what it was sent for.
CREATE INDEX "proof_sha256_idx" ON "proof" ("sha256");
CREATE INDEX "payment_proof_uid_idx" ON "payment" ("proof_uid");
CREATE INDEX "host_purchase_proof_uid_idx" ON "host_purchase" ("proof_uid");
