-- Who has decided about a payment, by account: a name is not one person. Of what was decided before only the name is known.
ALTER TABLE "payment" ADD COLUMN "decided_by_uid" UUID;
