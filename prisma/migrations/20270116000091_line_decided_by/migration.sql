-- Who has decided about a line, by account: a name is not one person. Of what was decided before only the name is known.
ALTER TABLE "bank_statement_line" ADD COLUMN "decided_by_uid" UUID;
